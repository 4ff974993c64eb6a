import { TRPCClientError } from '@trpc/client';
import type { ErrorCode } from '../api/errors.ts';

/** What the service says of a call it refused. */
export interface ServiceRefusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly status: number;
  readonly requestId: string;
  readonly details: Readonly<Record<string, unknown>> | undefined;
}

/** What answered is not the service. */
export class ForeignAnswer extends Error {
  override readonly name = 'ForeignAnswer';
  readonly status: number;

  constructor(status: number) {
    super(`status ${status}, but no answer of the service`);
    this.status = status;
  }
}

/** The refusal inside an error of the client; undefined where the service never answered. */
export const refusalOf = (error: unknown): ServiceRefusal | undefined => {
  if (!(error instanceof TRPCClientError) || !error.data) return undefined;
  const { code, httpStatus, request_id, details } = error.data as {
    code: ErrorCode;
    httpStatus: number;
    request_id: string;
    details?: Record<string, unknown>;
  };
  return { code, message: error.message, status: httpStatus, requestId: request_id, details };
};
