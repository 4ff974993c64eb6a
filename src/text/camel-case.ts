/** `aa_normal` as `aaNormal`, `by-endpoint` as `byEndpoint`; a name that begins with a digit gets an underscore. */
export const camelCase = (name: string): string => {
  const [first = '', ...rest] = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const joined = first + rest.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  return /^\d/.test(joined) ? `_${joined}` : joined;
};
