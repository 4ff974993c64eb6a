type Responses = Readonly<Record<string, object>>;
type Paths = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** A response as JSON, by which equal ones are found. */
const keyOf = (response: object): string => JSON.stringify(response);

/** The codes of a refusal as a name: `InvalidInputOrInvalidJson`. */
const nameOf = (response: object): string => {
  const { content } = response as { content: Record<string, { examples: object }> };
  return Object.keys(content['application/json']!.examples)
    .map((code) => code.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()))
    .join('Or');
};

/** Refusals that several operations have word for word become components; returns the paths with references, and those components. */
export const shareResponses = (paths: Paths, taken: ReadonlySet<string>): { paths: Paths; responses: Responses } => {
  const uses = new Map<string, number>();
  const eachRefusal = (visit: (response: object) => object): Paths =>
    Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, operation]) => {
            const { responses } = operation as { responses: Responses };
            const visited = Object.entries(responses).map(([status, response]) => [
              status,
              status < '400' || '$ref' in response ? response : visit(response),
            ]);
            return [method, { ...operation, responses: Object.fromEntries(visited) }];
          }),
        ),
      ]),
    );
  eachRefusal((response) => {
    uses.set(keyOf(response), (uses.get(keyOf(response)) ?? 0) + 1);
    return response;
  });

  const names = new Map<string, string>();
  const shared: Record<string, object> = {};
  const freeName = (base: string): string => {
    for (let i = 1; ; i += 1) {
      const name = i === 1 ? base : `${base}${i}`;
      if (!taken.has(name) && !(name in shared)) return name;
    }
  };
  const referring = eachRefusal((response) => {
    const key = keyOf(response);
    if (uses.get(key) === 1) return response;
    const name = names.get(key) ?? freeName(nameOf(response));
    names.set(key, name);
    shared[name] = response;
    return { $ref: `#/components/responses/${name}` };
  });
  return { paths: referring, responses: shared };
};
