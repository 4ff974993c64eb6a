import { MetamerFile } from './file.ts';

/** The file in an answer. */
export const fileOf = async (response: Response): Promise<MetamerFile> =>
  new MetamerFile(
    new Uint8Array(await response.arrayBuffer()),
    (response.headers.get('content-type') ?? 'application/octet-stream').split(';')[0]!,
    /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1],
  );
