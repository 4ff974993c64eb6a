import type { MetamerFile } from './file.ts';
import type { CallOptions, PictureOptions } from './options.ts';

/** An operation whose response can be requested as an image. */
export interface Drawn<Input> {
  /** The response as an image. */
  picture(input: Input, options?: PictureOptions): Promise<MetamerFile>;
}

/** An operation that answers page by page. */
export interface Paged<Input, Page, Item> {
  /** This page and all that follow it. A page of a scan may hold no records and still have a next one. */
  pages(input?: Input, options?: CallOptions): AsyncGenerator<Page, void, void>;
  /** The records of this page and of all that follow it. */
  records(input?: Input, options?: CallOptions): AsyncGenerator<Item, void, void>;
}

/** An operation a part of whose answer can be asked as a file. */
export interface Filed<Input, Type extends string> {
  /** The file in one of these media types. */
  file(input: Input, type: Type, options?: CallOptions): Promise<MetamerFile>;
}
