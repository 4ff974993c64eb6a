import { describe, expect, it } from 'vitest';
import { renderFailed } from '../../../src/analyzer/render/render-failed.ts';
import { Refusal } from '../../../src/errors/refusal.ts';

const never = new AbortController().signal;
const thrown = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

describe('a thread that fails while it renders', () => {
  it('is RENDER_FAILED with what failed as the cause', () => {
    const memory = Object.assign(new Error('out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
    expect(thrown(() => renderFailed(never)(memory))).toMatchObject({ code: 'RENDER_FAILED', cause: memory });
  });

  it('is as it is where it refused, or where the caller is gone', () => {
    const busy = new Refusal('UNAVAILABLE', 'All workers are busy.');
    expect(thrown(() => renderFailed(never)(busy))).toBe(busy);
    const gone = AbortSignal.abort(new Error('gone'));
    expect(thrown(() => renderFailed(gone)(gone.reason))).toBe(gone.reason);
  });
});
