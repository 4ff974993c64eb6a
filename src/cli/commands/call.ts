import { nearMatches } from '../../errors/suggest.ts';
import { type Call, type OperationEntry, type OperationField, type Run, UsageError } from '../command.ts';
import { bytesOf, fileResult, type SentFile } from '../files.ts';
import { colorWord } from '../words.ts';

/** `color.contrast` in the forms in which documents name it: `color-contrast`, `POST /v1/color/contrast`, `/v1/color/contrast`. */
const isNamed = ({ name, route }: OperationEntry, asked: string): boolean =>
  name === asked ||
  name.replace('.', '-') === asked ||
  route === asked ||
  (route !== undefined && asked.startsWith('/') && route.endsWith(` ${asked}`));

const find = (operations: readonly OperationEntry[], asked: string): OperationEntry => {
  const known = operations.find((operation) => isNamed(operation, asked));
  if (known) return known;
  const names = operations.map(({ name }) => name);
  const near = nearMatches(asked, names);
  throw new UsageError(
    `operation: there is no operation '${asked.slice(0, 80)}'. ${near.length ? `Did you mean ${near.join(' or ')}?` : 'metamer call --list lists them.'}`,
  );
};

const jsonOf = (field: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${field}: is not JSON: ${(error as Error).message}`);
  }
};

/** Members of a list: between commas that stand in no brackets. */
const membersOf = (text: string): string[] => text.split(/,(?![^()]*\))/).map((one) => one.trim());

const memberValue = (text: string, type: string | undefined): unknown => {
  if (type === 'string') return text;
  if (type === undefined) return colorWord(text);
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
};

/** A value in the type that its field has; JSON is read where it begins like a list or an object. */
const fieldValue = (name: string, text: string, field: OperationField | undefined): unknown => {
  if (/^\s*[[{]/.test(text)) return jsonOf(name, text);
  const isNumber = text.trim() !== '' && Number.isFinite(Number(text));
  const isTruth = text === 'true' || text === 'false';
  if (field?.type === 'string') return text;
  if (field?.type === 'array') return membersOf(text).map((one) => memberValue(one, field.member));
  if (field === undefined || field.type !== undefined) {
    if (isTruth) return text === 'true';
    return isNumber ? Number(text) : text;
  }
  // Of several types, such as a colour.
  return isTruth ? text === 'true' : colorWord(text);
};

const inputOf = async (call: Call, { fields }: OperationEntry, words: readonly string[]): Promise<object> => {
  const body = call.text('body');
  const sent = body === undefined ? {} : jsonOf('--body', new TextDecoder().decode(await call.read(body)));
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new UsageError('--body: must be a JSON object');
  const input: Record<string, unknown> = { ...sent };
  for (const word of words) {
    const at = word.indexOf('=');
    if (at < 1) throw new UsageError(`field: must be name=value, got ${JSON.stringify(word.slice(0, 80))}`);
    const name = word.slice(0, at);
    const field = fields.find((known) => known.name === name);
    const value = fieldValue(name, word.slice(at + 1), field);
    const before = input[name];
    // A list may be given value by value.
    input[name] =
      field?.type === 'array' && Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
  }
  return input;
};

const isFile = (answer: unknown): answer is SentFile =>
  typeof answer === 'object' && answer !== null && 'base64' in answer && 'media_type' in answer;

const listed = (operations: readonly OperationEntry[]) => ({
  answer: operations.map(({ name, route = null, summary }) => ({ name, route, summary })),
  pretty: () => operations.map(({ name, route, summary }) => [name, route ?? '-', summary].join('\t')).join('\n'),
});

/** Calls any operation of the service. */
export const call: Run = async (call) => {
  const operations = await call.operations();
  if (call.has('list')) return listed(operations);
  const [first = '', ...rest] = call.words('operation');
  if (first === '') throw new UsageError('operation is missing. metamer call --list lists them');
  // `POST /v1/color/contrast` is one word in quotes, or two.
  const isRoute = /^(?:GET|POST|DELETE)$/i.test(first) && rest[0]?.startsWith('/');
  const asked = isRoute ? `${first.toUpperCase()} ${rest[0]}` : first;
  const operation = find(operations, asked);
  const input = await inputOf(call, operation, isRoute ? rest.slice(1) : rest);
  const answer = await call.run(operation.name, input);
  if (isFile(answer)) return fileResult(call.text('output'), bytesOf(answer), answer);
  const output = call.text('output');
  if (output === undefined || output === '-') return { answer };
  return fileResult(output, `${JSON.stringify(answer, null, 2)}\n`, answer);
};
