import type { Meter } from './meter.ts';

export const meterOf = ({ status, headers }: Response): Meter => {
  const number = (name: string): number | undefined => {
    const text = headers.get(name);
    return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
  };
  const reset = number('x-ratelimit-reset');
  return {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    credits: { cost: number('x-credits-cost'), remaining: number('x-quota-remaining') },
    rate: {
      limit: number('x-ratelimit-limit'),
      remaining: number('x-ratelimit-remaining'),
      resetsAt: reset === undefined ? undefined : new Date(reset * 1000),
    },
  };
};
