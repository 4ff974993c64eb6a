interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  };
}

export interface Member {
  readonly path: string;
  readonly described: boolean;
}

/** Every member of requests and of answers in an OpenAPI document, those of a component once, and whether a text describes it. */
export const members = ({ paths, components }: Document): { requests: Member[]; answers: Member[] } => {
  const nameOf = (reference: string): string => reference.split('/').at(-1)!;
  const isDescribed = ({ description, $ref, allOf = [] }: Schema): boolean =>
    Boolean(description) ||
    ($ref !== undefined && isDescribed(components.schemas[nameOf($ref)]!)) ||
    allOf.some(isDescribed);

  const collect = () => {
    const found: Member[] = [];
    const seen = new Set<string>();
    const visit = (schema: Schema, path: string): void => {
      if (schema.$ref !== undefined) {
        const name = nameOf(schema.$ref);
        if (!seen.has(name)) {
          seen.add(name);
          visit(components.schemas[name]!, name);
        }
        return;
      }
      for (const [name, member] of Object.entries(schema.properties ?? {})) {
        found.push({ path: `${path}.${name}`, described: isDescribed(member) });
        visit(member, `${path}.${name}`);
      }
      for (const form of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) visit(form, path);
      if (schema.items) visit(schema.items, `${path}[]`);
      if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, `${path}{}`);
    };
    return { found, visit };
  };
  const [requests, answers] = [collect(), collect()];
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { parameters = [], requestBody, responses }] of Object.entries(methods)) {
      const at = `${method} ${path}`;
      for (const { name, description } of parameters)
        requests.found.push({ path: `${at}?${name}`, described: Boolean(description) });
      const body = requestBody?.content['application/json'];
      if (body) requests.visit(body.schema, at);
      for (const response of Object.values(responses)) {
        const { content = {} } = response.$ref === undefined ? response : components.responses[nameOf(response.$ref)]!;
        for (const { schema } of Object.values(content)) answers.visit(schema, at);
      }
    }
  return { requests: requests.found, answers: answers.found };
};
