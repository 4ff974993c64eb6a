import type { Documents } from '../api/documents.ts';
import { once } from '../runtime/once.ts';
import { compress, type Encoding, encodingOf, etagOf, matchesEtag } from './compression.ts';
import type { Routes } from './routes.ts';

interface Asset {
  readonly type: string;
  readonly load: () => Promise<string | Uint8Array>;
}

/** What the interactive reference reads; nothing else below its path exists. */
export const docsAssets = (documents: Documents): Readonly<Record<string, Asset>> => ({
  'reference.json': { type: 'application/json; charset=utf-8', load: () => documents.reference() },
});

interface Form {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

const formOf = async (asset: Asset, encoding: Encoding | undefined): Promise<Form> => {
  const content = Buffer.from(await asset.load());
  const bytes = encoding === undefined ? content : await compress(content, encoding, { kept: true });
  return { bytes, etag: etagOf(content, encoding) };
};

/** Serves the files of a page below its path; each is packed once and kept, since it only changes with the build. */
export const serveAssets = (router: Routes, below: string, assets: Readonly<Record<string, Asset>>): void => {
  for (const [name, asset] of Object.entries(assets)) {
    const forms = new Map<Encoding | undefined, () => Promise<Form>>();
    router.get(`${below}/${name}`, async (ctx) => {
      const encoding = encodingOf(ctx.req);
      const form = forms.get(encoding) ?? once(() => formOf(asset, encoding));
      forms.set(encoding, form);
      const { bytes, etag } = await form();
      ctx.status = 200;
      ctx.set({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding', etag });
      if (matchesEtag(ctx.req, etag)) {
        ctx.status = 304;
        return;
      }
      ctx.set('content-type', asset.type);
      if (encoding !== undefined) ctx.set('content-encoding', encoding);
      ctx.body = bytes;
    });
  }
};
