/** The number under which the database knows an operation. Throws for one that the ledger was not made for. */
export const numberOf = (operations: ReadonlyMap<string, number>, name: string): number => {
  const no = operations.get(name);
  if (no === undefined) throw new TypeError(`the operation ${name} was not registered`);
  return no;
};
