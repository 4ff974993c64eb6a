// What the client knows of every operation: its route, and its signature with the names of its types.
import { groupOf, hasPath } from '../../dist/src/api/operations.js';
import { definitionOf } from '../../dist/src/api/procedure.js';
import { GROUPS } from '../../dist/src/schemas/groups.js';
import { comment, createPrinter, isNeededAlone, unwrapped } from './types.mjs';

const pascal = (name) => name[0].toUpperCase() + name.slice(1);
const shapeOf = (schema) => (schema?.def.type === 'object' ? schema.def.shape : {});
const isFile = (schema) => schema.def.type === 'custom' && schema.meta()?.mediaTypes !== undefined;

/** The events that end a stream, by operation. */
const LAST_EVENTS = { 'jobs.stream': ['succeeded', 'failed', 'cancelled'] };

/** The field that decides between JSON and a file, with its value for the rarer of the two. */
const CHOICES = {
  envelope: { value: "'json'", chosen: 'json' },
  raw: { value: 'true', chosen: 'file' },
};

const pagesOf = (input, output) => {
  for (const from of ['offset', 'cursor']) {
    const next = `next_${from}`;
    if (!(from in shapeOf(input)) || !(next in shapeOf(output))) continue;
    const lists = Object.entries(shapeOf(output)).filter(([, schema]) => unwrapped(schema).def.type === 'array');
    if (lists.length !== 1) throw new TypeError('a page has one list of records');
    return { items: lists[0][0], next, from };
  }
  return undefined;
};

const answersOf = ({ output, type }) => {
  if (type === 'subscription') return 'events';
  if (isFile(output)) return 'file';
  return output.def.type === 'union' && output.def.options.some(isFile) ? 'either' : undefined;
};

const repeatOf = ({ endpoint }, type) => {
  if (endpoint.repeatable) return 'keyed';
  return type === 'mutation' ? 'never' : undefined;
};

const routeOf = (operation) => {
  const { name, endpoint, route, procedure } = operation;
  const { inputs, output, type } = definitionOf(procedure);
  const answers = answersOf({ output, type });
  const all = {
    method: route?.method ?? 'RPC',
    path: route ? route.path.slice('/v1'.length) : name,
    query: endpoint.query,
    answers,
    repeat: repeatOf(operation, type),
    bytes: endpoint.file?.as === 'base64' ? endpoint.file.field : undefined,
    pages: output && pagesOf(inputs[0], output),
    draws: endpoint.picture === undefined ? undefined : true,
    files: answers === 'either' && !choiceOf(inputs[0]) ? fileTypesOf(output) : undefined,
    last: LAST_EVENTS[name],
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

const choiceOf = (input) => Object.keys(CHOICES).find((field) => field in shapeOf(input));
const fileTypesOf = (output) => output.def.options.find(isFile).meta().mediaTypes;
const jsonOf = (output) => output.def.options.find((option) => !isFile(option));

const priceOf = ({ credits, access, charge }) => {
  if (charge) return charge.says ?? 'Its price is that of what it starts.';
  if (access === 'public') return 'Free, without a key.';
  return credits === 0 ? 'Free.' : `Costs ${credits} ${credits === 1 ? 'credit' : 'credits'}.`;
};

const saidOf = ({ endpoint, route }) =>
  comment([
    `${endpoint.summary}. ${priceOf(endpoint)}`,
    ...(endpoint.description ? ['', endpoint.description].map((line) => line || '\u200b') : []),
    '\u200b',
    `\`${route ? endpoint.operation : `tRPC ${endpoint.operation}`}\``,
  ])
    .replaceAll('\u200b', '')
    .replace(/ +$/gm, '');

/** The events of a stream as a union, without the heartbeat, which the client takes for itself. */
const eventsOf = ({ events = {} }, { print }) =>
  Object.entries(events)
    .filter(([event]) => event !== 'heartbeat')
    .map(([event, { says, resumes, data }]) => {
      const id = resumes ? 'string' : 'undefined';
      return `\n  | ${comment([says]).replaceAll('\n', '\n    ')}{ readonly id: ${id}; readonly event: '${event}'; readonly data: ${print(data)} }`;
    })
    .join('');

/** What a webhook delivers, as a union by the name of the event. */
const deliveriesOf = (operations, { print }) => {
  const bodies = operations.flatMap(({ endpoint }) =>
    Object.values(endpoint.callbacks ?? {}).map(({ data }) => print(data)),
  );
  return [...new Set(bodies)].map((body) => `\n  | (${body} & { readonly id: string })`).join('');
};

/** The signatures of one operation, as members of its group. */
const signatureOf = (operation, route, { input, answer, listInput }) => {
  const { name, procedure } = operation;
  const [schema] = definitionOf(procedure).inputs;
  const own = name.split('.')[1];
  const isNeeded =
    route.path.includes('{') ||
    Object.values(shapeOf(schema)).some(
      (field) => isNeededAlone(field) || field.safeParse(undefined).success === false,
    );
  const parameters = (type, options) => `(input${isNeeded ? '' : '?'}: ${type}, options?: ${options})`;
  const forms = [];
  const said = saidOf(operation);
  const choice = route.answers === 'either' ? choiceOf(schema) : undefined;
  if (choice) {
    const { value, chosen } = CHOICES[choice];
    const json = chosen === 'json';
    forms.push(
      `${parameters(`${input} & { ${choice}: ${value} }`, 'CallOptions')}: Promise<${json ? answer : 'MetamerFile'}>`,
      `${parameters(`${input} & { ${choice}?: ${value === 'true' ? 'false | ' : ''}undefined }`, 'CallOptions')}: Promise<${json ? 'MetamerFile' : answer}>`,
      `${parameters(input, 'CallOptions')}: Promise<${answer} | MetamerFile>`,
    );
  } else if (route.answers === 'events')
    forms.push(`${parameters(input, 'StreamOptions')}: AsyncGenerator<${answer}, void, void>`);
  else forms.push(`${parameters(input, 'CallOptions')}: Promise<${answer}>`);
  const also = [];
  if (route.draws) also.push(`Drawn<${input}>`);
  if (route.pages) also.push(`Paged<${input}, ${answer}, ${answer}['${route.pages.items}'][number]>`);
  if (route.files)
    also.push(`Filed<${[input, ...listInput].join(' | ')}, ${route.files.map((type) => `'${type}'`).join(' | ')}>`);
  if (also.length === 0) return forms.map((form) => `${said}${own}${form};`).join('\n');
  return `${said}readonly ${own}: { ${forms.join('; ')} } & ${also.join(' & ')};`;
};

/** Routes by group and name, the types that they need, and the signatures of every group. */
export const describeOperations = (operations) => {
  const printer = createPrinter();
  const described = operations.map((operation) => {
    const [group, own] = operation.name.split('.');
    const { output } = definitionOf(operation.procedure);
    const route = routeOf(operation);
    const name = `${pascal(group)}${pascal(own)}`;
    const json = route.answers === 'either' ? jsonOf(output) : output;
    if (route.answers !== 'events')
      return { operation, group, own, route, name, answer: printer.answers.named(`${name}Answer`, json) };
    const answer = `${name}Event`;
    const text = eventsOf(operation.endpoint, printer.answers);
    const said = comment([`An event of \`client.${group}.${own}\`, by its name.`]);
    printer.declarations.set(answer, { schemas: new Set(), text, said });
    return { operation, group, own, route, name, answer };
  });
  for (const one of described) {
    const [schema] = definitionOf(one.operation.procedure).inputs;
    const { bytes } = one.route;
    one.input = printer.inputs.named(
      `${one.name}Input`,
      schema,
      bytes === undefined ? {} : { [bytes]: 'string | Bytes' },
    );
  }
  for (const one of described)
    one.listInput = described
      .filter(({ group, own }) => group === one.group && own === `${one.own}List`)
      .map((list) => list.input);
  printer.declarations.set('WebhookEvent', {
    schemas: new Set(),
    text: deliveriesOf(operations, printer.answers),
    said: comment(['An event that a webhook delivers, by its `type`; `id` is the same for every attempt.']),
  });
  const groups = Map.groupBy ? Map.groupBy(described, ({ group }) => group) : byGroup(described);
  const routes = Object.fromEntries(
    [...groups].map(([group, all]) => [group, Object.fromEntries(all.map(({ own, route }) => [own, route]))]),
  );
  const signatures = [...groups].map(([group, all]) => ({
    group,
    said: saidOfGroup(all),
    members: all.map((one) => signatureOf(one.operation, one.route, one)),
  }));
  return { described, routes, signatures, declarations: printer.declarations };
};

const byGroup = (all) => {
  const groups = new Map();
  for (const one of all) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return groups;
};

const saidOfGroup = (all) => {
  const [{ operation, group }] = all;
  if (!hasPath(operation)) return '';
  const id = groupOf(operation);
  return id === group || id === 'admin' ? comment([GROUPS[id]]) : '';
};
