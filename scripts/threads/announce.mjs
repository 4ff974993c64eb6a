// Packs the code of threads where that is due, and says to whoever started this thread in which folder it is.
import { parentPort } from 'node:worker_threads';
import { packedFolder } from './pack.mjs';

parentPort.postMessage(await packedFolder());
