// Writes src/web/views/browse/operations.json: how the collections are browsed over HTTP, from the declarations of the operations. The
// view has its filters from there, and so loads no reference.
import { writeFileSync } from 'node:fs';
import { appRouter } from '../dist/routers/index.js';
import { createDocuments } from '../dist/src/api/documents.js';
import { graphqlSamples } from '../dist/src/graphql/samples.js';

const FILE = new URL('../src/web/views/browse/operations.json', import.meta.url);

/** The groups of the collections (src/web/views/browse/collections.ts), and what the view does in each. */
const GROUPS = ['paletteLibrary', 'corpus', 'atlas', 'gradientLibrary', 'harmonyLibrary', 'shadeLibrary'];
const NAMES = ['browse', 'find'];

/** What is used of a parameter. */
const parameterOf = ({ description: _description, ...parameter }) => parameter;

const { catalogue, kinds, graphql } = JSON.parse(await createDocuments(appRouter, graphqlSamples).reference());
const operations = GROUPS.flatMap((group) => NAMES.map((name) => `${group}.${name}`)).map((procedure) => {
  const { method, path, access, credits, produces, parameters } = catalogue.find((one) => one.procedure === procedure);
  return {
    procedure,
    kind: kinds[procedure],
    method,
    path,
    access,
    credits,
    produces,
    parameters: parameters.map(parameterOf),
    graphql: graphql[procedure],
  };
});
writeFileSync(FILE, JSON.stringify(operations));
