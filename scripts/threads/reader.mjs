import { loadThread } from './pack.mjs';

export default (await loadThread('reader')).default;
