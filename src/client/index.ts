export type { Drawn, Filed, Paged } from './call.ts';
export { type ClientErrorCode, MetamerError } from './error.ts';
export { MetamerFile } from './file.ts';
export type { Meter, Responded, WithResponse } from './meter.ts';
export { clientOf } from './operations.ts';
export type { CallOptions, ClientOptions, PictureOptions, SendOptions, StreamOptions } from './options.ts';
export type { BlobLike, Bytes, Fetch, HeadersLike, Signal } from './platform.ts';
export type { StreamEvent } from './stream.ts';
export { verifyWebhook, type WebhookDelivery, type WebhookHeaders } from './webhook.ts';
