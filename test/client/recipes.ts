/** A program of a document. */
export interface Recipe {
  readonly title: string;
  readonly program: string;
}

/** The TypeScript blocks of a document, by the heading above each; the first makes the client that all others use. */
export const recipesOf = (text: string): Recipe[] => {
  const blocks = [...text.matchAll(/^#{2,3} ([^\n]+)$|^```ts\n(.*?)^```$/gms)];
  let title = '';
  const found = blocks.flatMap(([, heading, code]) => {
    if (heading !== undefined) title = heading;
    return code === undefined ? [] : [{ title, code }];
  });
  const [first, ...others] = found;
  const client = first!.code
    .split('\n')
    .filter((line) => line.startsWith('import ') || line.startsWith('const client'));
  return [
    { title: first!.title, program: first!.code },
    ...others.map(({ title, code }) => ({ title, program: [...client, code].join('\n') })),
  ];
};
