import { encodeBase64 } from './base64.ts';

/** A file in a response. */
export class MetamerFile {
  readonly bytes: Uint8Array;
  /** Such as `image/png`. */
  readonly mediaType: string;
  /** The name that the service suggests. */
  readonly filename: string | undefined;

  constructor(bytes: Uint8Array, mediaType: string, filename: string | undefined) {
    this.bytes = bytes;
    this.mediaType = mediaType;
    this.filename = filename;
  }

  /** The content as text, read as UTF-8. */
  text(): string {
    return new TextDecoder().decode(this.bytes);
  }

  /** The content as base64, such as a `data:` address or an image field takes it. */
  base64(): string {
    return encodeBase64(this.bytes);
  }
}
