import { Counter, Histogram, type Registry } from 'prom-client';

/** How a job left the runner that had it. */
export type JobOutcome = 'succeeded' | 'failed' | 'retried' | 'cancelled' | 'put_back';

/** How an attempt to deliver to a webhook ended; `dead` where no other attempt follows. */
export type DeliveryOutcome = 'delivered' | 'retried' | 'dead';

/** What the service does beside and below answering: threads, stores, jobs and deliveries. All durations in seconds. */
export interface WorkMetrics {
  /** A call that failed, with the code that its caller got. */
  failed(code: string): void;
  /** An order of the worker threads has ended: how long it waited and how long it took. */
  threadUsed(task: string, waited: number, took: number): void;
  /** An operation of a store has ended, or failed. */
  stored(operation: string, took: number, failed: boolean): void;
  /** A job has left its runner: how long it was due before it was taken up, and how long it ran. */
  jobEnded(type: string, outcome: JobOutcome, waited: number, took: number): void;
  /** An attempt to deliver has ended with a status of HTTP; null without an answer. */
  delivered(outcome: DeliveryOutcome, status: number | null, took: number): void;
}

const THREAD_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STORE_SECONDS = [0.0005, 0.001, 0.0025, 0.01, 0.05, 0.25, 1, 3];
const JOB_SECONDS = [0.1, 0.5, 2.5, 10, 30, 60, 300, 1800];
const DELIVERY_SECONDS = [0.05, 0.25, 1, 5, 15];

export const createWorkMetrics = (registers: Registry[]): WorkMetrics => {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> =>
    new Counter({ name: `metamer_${name}`, help, labelNames, registers });
  const seconds = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ): Histogram<Label> => new Histogram({ name: `metamer_${name}_seconds`, help, labelNames, buckets, registers });

  const refusals = counter('refusals_total', 'Failed requests by error code', ['code']);
  const threadWait = seconds('thread_wait', 'Time that tasks waited for a worker thread', ['task'], THREAD_SECONDS);
  const threadTime = seconds('thread_duration', 'Time that tasks took in a worker thread', ['task'], THREAD_SECONDS);
  const storeTime = seconds('storage_duration', 'Time of storage operations', ['operation'], STORE_SECONDS);
  const storeFailures = counter('storage_failures_total', 'Failed storage operations', ['operation']);
  const jobWait = seconds('job_wait', 'Time that jobs were due before they ran, by type', ['type'], JOB_SECONDS);
  const jobTime = seconds('job_duration', 'Time of job attempts by type and outcome', ['type', 'outcome'], JOB_SECONDS);
  const attempts = counter('webhook_attempts_total', 'Webhook delivery attempts by outcome and status class', [
    'outcome',
    'status',
  ]);
  const deliveryTime = seconds(
    'webhook_duration',
    'Time of webhook delivery attempts by outcome',
    ['outcome'],
    DELIVERY_SECONDS,
  );

  return {
    failed: (code) => refusals.inc({ code }),
    threadUsed(task, waited, took) {
      threadWait.observe({ task }, waited);
      threadTime.observe({ task }, took);
    },
    stored(operation, took, failed) {
      storeTime.observe({ operation }, took);
      if (failed) storeFailures.inc({ operation });
    },
    jobEnded(type, outcome, waited, took) {
      jobWait.observe({ type }, waited);
      jobTime.observe({ type, outcome }, took);
    },
    delivered(outcome, status, took) {
      attempts.inc({ outcome, status: status === null ? 'none' : `${Math.floor(status / 100)}xx` });
      deliveryTime.observe({ outcome }, took);
    },
  };
};
