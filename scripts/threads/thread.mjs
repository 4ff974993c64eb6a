import { loadThread } from './pack.mjs';

export default (await loadThread('thread')).default;
