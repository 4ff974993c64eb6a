import { curl, python, typeScript } from '../../text/request-samples.ts';
import { catalogueOf } from '../catalogue.ts';
import type { Operation } from '../operations.ts';

/** Where the service listens unless its settings say otherwise. */
const ORIGIN = 'http://127.0.0.1:8080';

/** `x-codeSamples`, as Redoc, Scalar and others show them. The key comes from the environment. */
const LANGUAGES = [
  { lang: 'Shell', label: 'curl', write: curl },
  { lang: 'JavaScript', label: 'metamer-client', write: typeScript },
  { lang: 'Python', label: 'Python', write: python },
] as const;

type Paths = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** The document with the example of each operation as a program in each language. */
export const withCodeSamples = <Document extends { readonly paths: Paths }>(
  document: Document,
  operations: readonly Operation[],
): Document => {
  const traits = new Map(
    operations.map(({ name, endpoint: { access }, procedure }) => [name, { access, kind: procedure._def.type }]),
  );
  const samples = new Map(
    catalogueOf(operations).map((entry) => {
      const operation = { ...entry, ...traits.get(entry.procedure)! };
      const programs = LANGUAGES.map(({ write, ...language }) => ({
        ...language,
        source: write(ORIGIN, operation, entry.example.input),
      }));
      return [`${entry.method} ${entry.path}`, programs];
    }),
  );
  const sampleOf = (path: string, method: string) =>
    samples.get(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [
        method,
        { ...operation, 'x-codeSamples': sampleOf(path, method) },
      ]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
};
