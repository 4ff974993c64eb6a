// Samples of JSON-LD, microdata, RDFa and Open Graph: how many things each describes, and of which types.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonLd, typesOf, withGraphs } from '../../dist/src/analyzer/page/structured-data/json-ld.js';
import { readMicrodata } from '../../dist/src/analyzer/page/structured-data/microdata.js';
import { readRdfa } from '../../dist/src/analyzer/page/structured-data/rdfa.js';
import { properties } from '../../dist/src/analyzer/page/tree/metadata.js';
import { parsePage } from '../../dist/src/analyzer/page/tree/parse.js';

const URL_OF = 'https://example.org/page';

const READERS = {
  jsonld: (page) => {
    const items = readJsonLd(page).flatMap((block) => block.items);
    return { count: items.length, types: items.flatMap(typesOf), graphTypes: withGraphs(items).flatMap(typesOf) };
  },
  microdata: (page) => {
    const items = readMicrodata(page);
    return { count: items.length, types: items.flatMap((item) => item.types) };
  },
  rdfa: (page) => {
    const items = readRdfa(page).filter(({ top }) => top);
    return { count: items.length, types: items.flatMap((item) => item.types) };
  },
  opengraph: (page) => ({ count: Object.keys(properties(page, 'og:')).length ? 1 : 0, types: [] }),
};
READERS['json-ld'] = READERS.jsonld;

const same = (a, b) => JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());

/** Some samples state what every syntax holds, keyed by it; then each is compared on its own. */
const expectations = ({ syntax, items, top_types: types, expected }) => {
  if (Array.isArray(expected) || expected === null || typeof expected !== 'object')
    return [{ syntax, count: items, types }];
  const keyed = Object.entries(expected).filter(([key, value]) => key in READERS && Array.isArray(value));
  if (!keyed.length) return [{ syntax, count: items, types }];
  return keyed.map(([key, list]) => ({
    syntax: key,
    count: list.length,
    types: list.flatMap((item) => item['@type'] ?? item.type ?? []),
  }));
};

export const structuredData = {
  id: 'structured-data',
  needs: 'structured-data.json',
  run(folder) {
    const { cases } = JSON.parse(readFileSync(join(folder, 'structured-data.json'), 'utf8'));
    const results = cases.map((one) => {
      const page = parsePage(one.html, URL_OF);
      const wrong = expectations(one).flatMap(({ syntax, count, types }) => {
        const got = READERS[syntax]?.(page);
        if (!got) return [`no reader of ${syntax}`];
        const typed = same(got.types, types) || (got.graphTypes && same(got.graphTypes, types));
        return got.count === count && typed
          ? []
          : [`${syntax}: ${got.count} of ${got.types}, not ${count} of ${types}`];
      });
      return { one, wrong };
    });
    return {
      figures: [
        {
          figure: 'samples read',
          right: results.filter(({ wrong }) => !wrong.length).length,
          of: cases.length,
          atLeast: cases.length,
        },
      ],
      misses: results
        .filter(({ wrong }) => wrong.length)
        .map(({ one, wrong }) => `${one.id} ${one.sample}: ${wrong.join('; ')}`),
    };
  },
};
