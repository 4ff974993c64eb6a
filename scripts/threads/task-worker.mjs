import { loadThread } from './pack.mjs';

export default (await loadThread('task-worker')).default;
