// Requests of REST operations: as the document allows, with one thing wrong, or hostile through and through.
import { hostileText, hostileValue } from './hostile.mjs';

const KINDS = ['valid', 'valid', 'nearly', 'nearly', 'hostile'];

const written = (value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));

const mediaOf = (operation) => operation.requestBody?.content?.['application/json'];

/** A random request of an operation: kind, path with query, headers, body. */
export const requestOf = (random, operation, { resolve, values }) => {
  const kind = random.pick(KINDS);
  const media = mediaOf(operation);
  const headers = {};
  const query = new URLSearchParams();
  let { path } = operation;
  for (const { name, in: where, required, schema, example } of operation.parameters) {
    const shown = example ?? schema?.example;
    const value =
      kind === 'hostile' && random.chance(0.6) ? hostileText(random) : values.valid(random, schema, name, shown);
    if (where === 'path')
      path = path.replace(`{${name}}`, encodeURIComponent(written(value).toWellFormed?.() ?? written(value)) || '-');
    if (where === 'query' && (required || random.chance(0.4)))
      query.set(name, kind === 'nearly' && random.chance(0.3) ? hostileText(random) : written(value));
  }
  if (kind !== 'valid' && random.chance(0.1)) query.set(hostileText(random).slice(0, 40), hostileText(random));
  let body;
  if (media) {
    headers['content-type'] = 'application/json';
    const example = media.example ?? Object.values(media.examples ?? {})[0]?.value;
    const valid = values.valid(random, resolve(media.schema), '', example);
    if (kind === 'valid') body = JSON.stringify(valid);
    else if (kind === 'nearly') body = JSON.stringify(values.nearly(random, valid));
    else body = brokenBody(random, valid, headers);
  }
  const search = query.toString();
  return { kind, method: operation.method, path: search ? `${path}?${search}` : path, headers, body };
};

/** A body that is no JSON, JSON of something else, or JSON with bytes changed. */
const brokenBody = (random, valid, headers) => {
  const text = JSON.stringify(valid);
  if (random.chance(0.2))
    headers['content-type'] = random.pick([
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'application/json; charset=utf-16',
      '',
    ]);
  if (random.chance(0.5)) return JSON.stringify(hostileValue(random));
  const bytes = Buffer.from(text);
  for (let i = random.int(1, 8); i > 0 && bytes.length; i -= 1)
    bytes[random.int(0, bytes.length - 1)] = random.int(0, 255);
  return random.chance(0.3) ? bytes.subarray(0, random.int(0, bytes.length)) : bytes;
};
