// The published OpenAPI document, read the way this drill needs it: references resolved, answers as closed JSON Schemas.
import Ajv from 'ajv/dist/2020.js';

const METHODS = ['get', 'post', 'delete', 'put', 'patch'];

/** A schema of OpenAPI 3.0 or 3.1 as JSON Schema 2020-12 that refuses members which it does not name. */
const closed = (schema) => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const { nullable, exclusiveMinimum, exclusiveMaximum, example, discriminator, ...kept } = schema;
  const result = Object.fromEntries(
    Object.entries(kept).map(([key, value]) => [
      key,
      key === 'properties' || key === 'patternProperties'
        ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, closed(field)]))
        : closed(value),
    ]),
  );
  if (exclusiveMinimum === true) {
    result.exclusiveMinimum = result.minimum;
    delete result.minimum;
  } else if (typeof exclusiveMinimum === 'number') result.exclusiveMinimum = exclusiveMinimum;
  if (exclusiveMaximum === true) {
    result.exclusiveMaximum = result.maximum;
    delete result.maximum;
  } else if (typeof exclusiveMaximum === 'number') result.exclusiveMaximum = exclusiveMaximum;
  // Names of members that responses still have, besides the present ones.
  for (const member of Object.values(result.properties ?? {}))
    if (member['x-deprecated-name']) result.properties[member['x-deprecated-name']] = true;
  // What the document calls open is so on purpose.
  if (result.properties && result.additionalProperties === undefined) {
    result.unevaluatedProperties = false;
  }
  return nullable ? { anyOf: [result, { type: 'null' }] } : result;
};

/** A document with ways to look things up in it and to judge answers by it. */
export const readDocument = (document) => {
  const follow = (reference) =>
    reference
      .slice(2)
      .split('/')
      .reduce((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  const resolve = (schema) =>
    schema?.$ref ? { ...resolve(follow(schema.$ref)), ...schema, $ref: undefined } : (schema ?? {});

  const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: false });
  const definitions = closed(document.components.schemas);
  ajv.addSchema({ $id: 'document', components: { schemas: definitions } });
  const rooted = (schema) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"document#/components/schemas/'));
  const compiled = new Map();
  const judgeOf = (schema) => {
    if (!compiled.has(schema)) compiled.set(schema, ajv.compile(rooted(closed(schema))));
    return compiled.get(schema);
  };

  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      ...item[method],
      path,
      method: method.toUpperCase(),
      parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])].map(resolve),
    })),
  );

  /** What is wrong with an answer by the document; undefined where nothing is. */
  const faultOf = (operation, status, type, body) => {
    const entry = operation.responses[status] ?? operation.responses.default;
    if (!entry) return `status ${status} is not documented`;
    const { content } = resolve(entry);
    if (!content || status === 204) return undefined;
    const media = (type ?? '').split(';')[0];
    const given = content[media];
    if (!given) return `${media || 'no content type'} is not documented for ${status}`;
    if (!/^application\/([\w.-]+\+)?json$/.test(media) || !given.schema) return undefined;
    const judge = judgeOf(given.schema);
    if (judge(body)) return undefined;
    const [error] = judge.errors;
    return `the body does not fit its schema at ${error.instancePath || '/'}: ${error.message} ${JSON.stringify(error.params)}`;
  };
  return { operations, resolve, faultOf };
};
