import { setMaxListeners } from 'node:events';
import { Refusal } from '../../errors/refusal.ts';
import type { decodeBody } from '../../net/decode.ts';
import { workerFile } from '../../threads/worker-file.ts';
import type { Resource } from '../model/gathered.ts';
import type { Import } from '../parse/css/imports.ts';
import { createGuardedThreads, type ThreadLimits } from './guarded-threads.ts';
import { readerTasks } from './tasks.ts';

/** Reads what a page leads to away from the event loop, for one inspection. What cannot be read names nothing. */
export interface Reader {
  readonly decode: typeof decodeBody;
  /** Addresses that robots.txt names as sitemaps. */
  sitemapsIn(robots: Uint8Array): Promise<string[]>;
  /** The first addresses of a sitemap index. */
  childrenIn(sitemap: Uint8Array, most: number): Promise<string[]>;
  importsIn(sheet: Pick<Resource, 'bytes' | 'headers'>): Promise<Import[]>;
}

export interface Readers {
  for(call: { readonly key: string; readonly signal: AbortSignal }): Reader;
  close(): Promise<void>;
}

/** How much of a sitemap is looked at for the first addresses in it, and of a style sheet for its imports. */
const INDEX_BYTES = 256 * 1024;
const IMPORT_BYTES = 64 * 1024;

const LIMITS: ThreadLimits = { taskMs: 3000, heapMb: 128, threads: 1 };

/** What a page leads to decides about a finding, never about the whole report. */
const nothing = (error: unknown): [] => {
  if (error instanceof Refusal) return [];
  throw error;
};

export const createReaders = (onStray?: (error: Error) => void): Readers => {
  const worker = workerFile(import.meta.url, 'reader');
  const threads = createGuardedThreads({ ...LIMITS, tasks: readerTasks, worker, onStray });
  return {
    for: (call) => {
      // Everything that waits for its turn listens to it.
      setMaxListeners(0, call.signal);
      return {
        decode: (data, encodings, { maxBytes, overflow, signal }) =>
          threads.run(readerTasks.inflate, [data, encodings, { maxBytes, overflow }], { ...call, signal }),
        sitemapsIn: (robots) => threads.run(readerTasks.sitemapsIn, [robots], call).catch(nothing),
        // What comes first decides; a piece of a buffer would take the whole of it along.
        childrenIn: (sitemap, most) =>
          threads.run(readerTasks.childrenIn, [sitemap.slice(0, INDEX_BYTES), most], call).catch(nothing),
        importsIn: ({ bytes, headers }) =>
          threads.run(readerTasks.importsIn, [{ bytes: bytes.slice(0, IMPORT_BYTES), headers }], call).catch(nothing),
      };
    },
    close: () => threads.close(),
  };
};
