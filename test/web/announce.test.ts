import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcement, tellReaders } from '../../src/web/state/announce.ts';

describe('what is said to readers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    announcement.value = '';
  });
  afterEach(() => vi.useRealTimers());

  it('stays until it is taken away', () => {
    const takeAway = tellReaders('Not a colour.');
    vi.runAllTimers();
    expect(announcement.value).toBe('Not a colour.');
    takeAway();
    expect(announcement.value).toBe('');
  });

  it('is never said when it is taken away before', () => {
    tellReaders('Not a colour.')();
    vi.runAllTimers();
    expect(announcement.value).toBe('');
  });

  it('leaves what was said since', () => {
    const takeAway = tellReaders('Not a colour.');
    vi.runAllTimers();
    tellReaders('Undone.');
    takeAway();
    vi.runAllTimers();
    expect(announcement.value).toBe('Undone.');
  });

  it('is taken away when it was said twice', () => {
    tellReaders('Not a colour.');
    vi.runAllTimers();
    const takeAway = tellReaders('Not a colour.');
    vi.runAllTimers();
    takeAway();
    expect(announcement.value).toBe('');
  });
});
