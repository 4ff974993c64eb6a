import { expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { openApiOf } from '../../src/api/openapi/document.ts';
import { DEPRECATED_NAME, foldedName } from '../../src/api/openapi/simplify-schema.ts';
import { operationsOf } from '../../src/api/operations.ts';

/** Words of the documents that define this service, and the audits of sections, which are named after its `seoAudit`. */
const DOCUMENTED = new Set(
  'colorAudit deltaE fetchMs fetchVia maxPixels metadataAudit minRatio scoreCoverage seoAudit wallMs documentAudit mediaAudit projectAudit responsiveAudit securityAudit sitemapAudit'.split(
    ' ',
  ),
);
/** Names that other standards give: GraphQL over HTTP, subscriptions of tRPC, and measures of colour. */
const OF_OTHERS = new Set(
  'operationName lastEventId CIE76 CIE94 CIEDE2000 CMC OK OK2 HyAB DIN99o ITP Jz CAM02-UCS CAM16-UCS'.split(' '),
);

interface Named {
  readonly name: string;
  readonly where: string;
  readonly deprecated: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every member of every schema below a node, and every parameter. */
const namesIn = (node: unknown, where: string): Named[] => {
  if (Array.isArray(node)) return node.flatMap((one, i) => namesIn(one, `${where}/${i}`));
  if (!isObject(node)) return [];
  const own: Named[] = Object.entries(isObject(node.properties) ? node.properties : {}).map(([name, schema]) => ({
    name,
    where,
    deprecated: (schema as { deprecated?: boolean }).deprecated === true,
  }));
  if (node.in === 'query' || node.in === 'path')
    own.push({ name: String(node.name), where, deprecated: node.deprecated === true });
  // Examples hold values; members called so are not meant.
  const below = Object.entries(node).filter(([name]) => name !== 'example' && name !== 'examples');
  return [...own, ...below.flatMap(([name, one]) => namesIn(one, `${where}/${name}`))];
};

const document = openApiOf(appRouter, operationsOf(appRouter));
const names = namesIn(document, '');

it('names members in snake_case but for the words of the documents and of other standards', () => {
  const wrong = names.filter(
    ({ name, deprecated }) =>
      !deprecated &&
      !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name) &&
      ![DOCUMENTED, OF_OTHERS].some((words) => words.has(name)),
  );
  expect(wrong.map(({ name, where }) => `${where}: ${name}`)).toEqual([]);
});

it('has no two members in one schema of which generators of clients make one', () => {
  const folded = names.map(({ name, where }) => `${where}: ${foldedName(name)}`);
  expect(folded.filter((name, i) => folded.indexOf(name) !== i)).toEqual([]);
});

it('marks the former name of a member, which responses still have, as deprecated', () => {
  const formerIn = (node: unknown): [name: string, former: string][] => {
    if (!isObject(node)) return [];
    const own = Object.entries(isObject(node.properties) ? node.properties : {}).flatMap(([name, member]) =>
      isObject(member) && member[DEPRECATED_NAME] ? [[name, String(member[DEPRECATED_NAME])] as [string, string]] : [],
    );
    return [...own, ...Object.values(node).flatMap(formerIn)];
  };
  const former = formerIn(document);
  expect(former.length).toBeGreaterThan(10);
  expect(former.filter(([name, before]) => before === name || foldedName(before) !== foldedName(name))).toEqual([]);
});

it('lists no word that is not used', () => {
  const used = new Set(names.map(({ name }) => name));
  expect([...DOCUMENTED, ...OF_OTHERS].filter((word) => !used.has(word))).toEqual([]);
});
