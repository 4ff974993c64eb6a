// Prints zod schemas as TypeScript, with their sentences. What has an id is declared once, by that name.

/** The id of a schema, also where only its description was changed. */
const idOf = (schema) => {
  for (let one = schema; one; one = one._zod.parent) {
    const id = one.meta()?.id;
    if (id !== undefined) return id;
  }
  return undefined;
};

const indent = (text) => text.replaceAll('\n', '\n  ');
const key = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
const literal = (value) => (typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value));
const union = (types) => [...new Set(types)].join(' | ');

/** A type in brackets where it is a union outside of any brackets of its own. */
const wrapped = (type) => {
  let depth = 0;
  for (const [token] of type.matchAll(/'(?:[^'\\]|\\.)*'|\/\*.*?\*\/|[{}[\]()<>|&]/gs)) {
    if ('{[(<'.includes(token)) depth += 1;
    else if ('}])>'.includes(token)) depth -= 1;
    else if ((token === '|' || token === '&') && depth === 0) return `(${type})`;
  }
  return type;
};

/** Lines of a comment; nothing where there is nothing to say. */
export const comment = (lines) => {
  const said = lines.filter((line) => line !== undefined && line !== '').map((line) => line.replaceAll('*/', '*\\/'));
  if (said.length === 0) return '';
  if (said.length === 1 && !said[0].includes('\n')) return `/** ${said[0]} */\n`;
  return `/**\n${said.join('\n').replace(/^/gm, ' * ').replace(/ +$/gm, '')}\n */\n`;
};

const WRAPPERS = new Set(['optional', 'default', 'prefault', 'nullable', 'readonly', 'catch', 'nonoptional']);

/** A schema without what is wrapped around it. */
export const unwrapped = (schema) => (WRAPPERS.has(schema.def.type) ? unwrapped(schema.def.innerType) : schema);

/** Required, because the type has no list in its place: lists have an operation of their own here. */
export const isNeededAlone = (schema) => schema.meta()?.isNeededAlone === true;

const descriptionOf = (schema) =>
  schema.description ?? (WRAPPERS.has(schema.def.type) ? descriptionOf(schema.def.innerType) : undefined);

const defaultOf = (schema) => {
  if (schema.def.type === 'default' || schema.def.type === 'prefault') return schema.def.defaultValue;
  return WRAPPERS.has(schema.def.type) ? defaultOf(schema.def.innerType) : undefined;
};

const rangeOf = (schema) => {
  const { def, _zod } = unwrapped(schema);
  if (def.type !== 'number') return [];
  const { minimum, maximum } = _zod.bag;
  const tag = (name, value) =>
    Number.isFinite(value) && Math.abs(value) < 2 ** 53 - 1 ? `@${name} ${value}` : undefined;
  return [tag('minimum', minimum), tag('maximum', maximum)];
};

/** A type that is written as JSON schema, because zod cannot say it. */
const fromJsonSchema = ({ nullable = false, ...schema }) => {
  const type = presentFrom(schema);
  return nullable ? union([type, 'null']) : type;
};

const presentFrom = ({ oneOf, anyOf, type, items, minItems, maxItems, properties, required = [], enum: values }) => {
  const several = oneOf ?? anyOf;
  if (several) return union(several.map(fromJsonSchema));
  if (values) return union(values.map(literal));
  if (type === 'array') {
    const element = fromJsonSchema(items);
    const item = element.startsWith('readonly ') ? `(${element})` : wrapped(element);
    if (minItems !== maxItems || minItems === undefined) return `readonly ${item}[]`;
    return `readonly [${Array(minItems).fill(element).join(', ')}]`;
  }
  if (type === 'object') {
    const members = Object.entries(properties ?? {});
    if (members.length === 0) return 'Record<string, unknown>';
    return `{ ${members.map(([name, member]) => `readonly ${key(name)}${required.includes(name) ? '' : '?'}: ${fromJsonSchema(member)}`).join('; ')} }`;
  }
  return { integer: 'number', number: 'number', string: 'string', boolean: 'boolean', null: 'null' }[type] ?? 'unknown';
};

/** Values that a schema says beside its type. */
const valuesOf = (schema) => {
  const { override = {} } = schema.meta() ?? {};
  return override.enum ?? override['x-extensible-enum'];
};

/** A text; of a list that may grow, so that an editor completes its values and others compile. */
const textOf = (schema) => {
  const values = valuesOf(schema);
  return values ? union([...values.map(literal), '(string & {})']) : 'string';
};

/** Prints schemas of both directions; `declarations` are the named types that they refer to, by name. */
export const createPrinter = () => {
  const declarations = new Map();

  const printerOf = (io) => {
    const isOptional = (schema) => {
      if (io === 'input' && isNeededAlone(schema)) return false;
      const { type, innerType } = schema.def;
      if (type === 'optional') return true;
      if (type === 'default' || type === 'prefault') return io === 'input';
      if (type === 'pipe') return isOptional(io === 'input' ? schema.def.in : schema.def.out);
      return (type === 'nullable' || type === 'readonly') && isOptional(innerType);
    };

    const member = (name, schema, override) => {
      const preset = io === 'input' ? defaultOf(schema) : undefined;
      const said = comment([
        descriptionOf(schema),
        ...rangeOf(schema),
        preset === undefined ? undefined : `@default ${JSON.stringify(preset)}`,
      ]);
      const optional = isOptional(schema);
      const type = override ?? print(schema);
      return `${said}${key(name)}${optional ? '?' : ''}: ${type}${optional && io === 'input' ? ' | undefined' : ''};`;
    };

    const members = ({ shape, catchall }, overrides = {}) => {
      const shown = Object.entries(shape).filter(([, schema]) => !schema.meta()?.isListField);
      const lines = shown.map(([name, schema]) => member(name, schema, overrides[name]));
      const isOpen = catchall !== undefined && catchall.def.type !== 'never';
      const others = isOpen ? `[name: string]: ${print(catchall)};` : '';
      // Members of their own types beside an index of another type: only an intersection can say that.
      const isBeside = isOpen && catchall.def.type !== 'unknown';
      if (isOpen && !isBeside) lines.push(others);
      const own = lines.length === 0 ? '{}' : `{\n  ${indent(lines.join('\n'))}\n}`;
      return isBeside ? `${own} & { ${others} }` : own;
    };

    const plain = (schema) => {
      const { def } = schema;
      switch (def.type) {
        case 'string':
          return textOf(schema);
        case 'number':
        case 'boolean':
        case 'null':
        case 'undefined':
        case 'unknown':
        case 'never':
          return def.type;
        case 'int':
          return 'number';
        case 'literal':
          return union(def.values.map(literal));
        case 'enum':
          return union(Object.values(def.entries).map(literal));
        case 'array':
          return `${wrapped(print(def.element))}[]`;
        case 'tuple': {
          const rest = def.rest ? [`...${wrapped(print(def.rest))}[]`] : [];
          return `[${[...def.items.map(print), ...rest].join(', ')}]`;
        }
        case 'record':
          return `Record<${print(def.keyType)}, ${print(def.valueType)}>`;
        case 'union':
          return union(def.options.map(print));
        case 'intersection':
          return `${wrapped(print(def.left))} & ${wrapped(print(def.right))}`;
        case 'nullable':
          // Of a text or null, the list is said of both together.
          return union([
            def.innerType.def.type === 'string' && valuesOf(schema) ? textOf(schema) : print(def.innerType),
            'null',
          ]);
        case 'lazy':
          return print(def.getter());
        case 'pipe':
          return print(io === 'input' ? def.in : def.out);
        case 'object':
          return members(def);
        case 'custom': {
          const { override, mediaTypes } = schema.meta() ?? {};
          if (mediaTypes) return 'MetamerFile';
          return override ? fromJsonSchema(override) : 'unknown';
        }
        default:
          if (WRAPPERS.has(def.type)) return print(def.innerType);
          throw new TypeError(`a schema of the type ${def.type} has no TypeScript here`);
      }
    };

    const declare = (name, schema) => {
      const known = declarations.get(name);
      if (known?.schemas.has(schema)) return name;
      if (known === undefined) {
        const entry = { schemas: new Set([schema]), text: '', said: '' };
        declarations.set(name, entry);
        entry.text = plain(schema);
        entry.said = comment([schema.description ?? schema.meta()?.override?.description]);
        return name;
      }
      const text = plain(schema);
      if (text === known.text || known.text === '') {
        known.schemas.add(schema);
        return name;
      }
      if (io === 'input' && !name.endsWith('Input')) return declare(`${name}Input`, schema);
      throw new TypeError(`two different schemas have the id ${name}`);
    };

    const print = (schema) => {
      const id = WRAPPERS.has(schema.def.type) || schema.def.type === 'pipe' ? undefined : idOf(schema);
      return id === undefined ? plain(schema) : declare(id, schema);
    };

    /** A schema as a type of its own: by its id, or by a name for it. */
    const named = (name, schema, overrides) => {
      const { def } = schema;
      if (overrides === undefined && (def.type !== 'object' || idOf(schema) !== undefined)) return print(schema);
      declarations.set(name, { schemas: new Set([schema]), text: members(def, overrides), said: '' });
      return name;
    };

    return { print, named };
  };

  // Answers are printed before what is sent, so that a name belongs to what is answered.
  return { answers: printerOf('output'), inputs: printerOf('input'), declarations };
};

/** Named types as declarations. */
export const declared = (declarations) =>
  [...declarations]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { text, said }]) =>
      text.startsWith('{\n') && text.endsWith('\n}') && !/^\}(?!$)/m.test(text)
        ? `${said}export interface ${name} ${text}`
        : `${said}export type ${name} =${text.startsWith('\n') ? '' : ' '}${text};`,
    )
    .join('\n\n');
