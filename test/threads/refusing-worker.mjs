import { Refusal } from '../../dist/src/errors/refusal.js';
import { serve } from '../../dist/src/threads/serve.js';

const broken = () => {
  const cause = new TypeError('column is not iterable', { cause: new RangeError('behind it') });
  throw new Refusal('RENDER_FAILED', 'It could not be laid out.', { field: 'report' }, { cause });
};

export default serve({ broken: async () => broken });
