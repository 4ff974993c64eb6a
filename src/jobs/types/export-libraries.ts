import { batchesOf, joinBatches, measuredRow } from '../../collections/finite/measured.ts';
import { browseGradients } from '../../collections/gradients/browse-gradients.ts';
import { gradientRecord, gradientSummary } from '../../collections/gradients/gradient-record.ts';
import { GRADIENTS } from '../../collections/gradients/gradients.ts';
import { GRADIENT_FIELDS } from '../../collections/gradients/measure-gradients.ts';
import { browseHarmonies } from '../../collections/harmonies/browse-harmonies.ts';
import { HARMONIES } from '../../collections/harmonies/harmonies.ts';
import { harmonyRecord, harmonySummary } from '../../collections/harmonies/harmony-record.ts';
import { HARMONY_FIELDS } from '../../collections/harmonies/measure-harmonies.ts';
import { browseShades } from '../../collections/shades/browse-shades.ts';
import { joinShades } from '../../collections/shades/shade-library.ts';
import { shadeRecord, shadeSummary } from '../../collections/shades/shade-record.ts';
import { SHADES } from '../../collections/shades/shades.ts';
import { collectionTasks } from '../../collections/tasks.ts';
import type { JobTools } from '../queue/type.ts';
import { counted, type ExportedPage, finite, type PageRequest } from '../slices/export-page.ts';

type Threads = JobTools['threads'];
type Exporter = (request: PageRequest, threads: Threads) => Promise<ExportedPage>;

/** Measured batch by batch in worker threads when first asked for, some seconds in all, and kept; a failure is not kept. */
const once = <Value>(measure: (threads: Threads) => Promise<Value>): ((threads: Threads) => Promise<Value>) => {
  let kept: Promise<Value> | undefined;
  return (threads) => {
    kept ??= measure(threads).catch((thrown: unknown) => {
      kept = undefined;
      throw thrown;
    });
    return kept;
  };
};

/** One batch after the other, so that calls of others find a thread in between. */
const inTurn = async <Batch>(size: number, measure: (batch: number) => Promise<Batch>): Promise<Batch[]> => {
  const batches: Batch[] = [];
  for (const batch of batchesOf(size)) batches.push(await measure(batch));
  return batches;
};

const harmonies = once(async (threads) =>
  joinBatches(
    HARMONY_FIELDS,
    await inTurn(HARMONIES.size, (batch) => threads.run(collectionTasks.measureHarmonies, [batch])),
  ),
);
const gradients = once(async (threads) =>
  joinBatches(
    GRADIENT_FIELDS,
    await inTurn(GRADIENTS.size, (batch) => threads.run(collectionTasks.measureGradients, [batch])),
  ),
);
const shades = once(async (threads) =>
  joinShades(await inTurn(SHADES.size, (batch) => threads.run(collectionTasks.measureShades, [batch]))),
);

/** The libraries of 8,192: counted whole, once they are measured. */
export const libraries = {
  harmonies: async (request, threads) => {
    const columns = await harmonies(threads);
    const record = request.full ? harmonyRecord : harmonySummary;
    return counted(browseHarmonies(finite(request), columns), (row) =>
      record(row, measuredRow(HARMONY_FIELDS, columns, row)),
    );
  },
  gradients: async (request, threads) => {
    const columns = await gradients(threads);
    const record = request.full ? gradientRecord : gradientSummary;
    return counted(browseGradients(finite(request), columns), (row) =>
      record(row, measuredRow(GRADIENT_FIELDS, columns, row)),
    );
  },
  shades: async (request, threads) => {
    const library = await shades(threads);
    const record = request.full ? shadeRecord : shadeSummary;
    return counted(browseShades(finite(request), library.columns), (row) => record(row, library.row(row)));
  },
} as const satisfies Record<string, Exporter>;

export type LibraryId = keyof typeof libraries;
