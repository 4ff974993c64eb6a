export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly enabled: boolean;
  readonly disabled_reason: string | null;
  readonly failing_since: string | null;
}

export interface Delivery {
  readonly id: string;
  readonly event_id: string;
  readonly event: string;
  readonly state: 'pending' | 'sending' | 'delivered' | 'dead';
  readonly payload: string;
  readonly created_at: string;
  readonly next_attempt_at: string | null;
  readonly attempts: readonly {
    readonly at: string;
    readonly status: number | null;
    readonly error: string | null;
    readonly duration_ms: number;
  }[];
}

/** A delivery as it arrives: what a receiver has to expect. */
export const EXAMPLE_DELIVERY = `POST /hooks/metamer
webhook-id: evt_5f0c1d2e-7a34-4a8e-9a3e-0c1d2e3f4a5b
webhook-timestamp: 1795712400
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{
  "type": "job.succeeded",
  "timestamp": "2026-11-26T17:00:00.000Z",
  "data": { "id": "job_0123456789abcdef0123456789abcdef", "type": "palette-batch", "state": "succeeded" }
}`;
