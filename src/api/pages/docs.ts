import { FileReply } from '../../schemas/file.ts';
import { staticPage } from './html.ts';
import { WORKBENCH } from './packed.ts';
import { PAGE_HEADERS } from './policies.ts';
import { withPublicAddress } from './public-address.ts';

/** The interactive reference: a view of the workbench, which reads what it shows from `/v1/docs/reference.json`. */
export const docsPage = async (publicUrl: string | undefined): Promise<FileReply> => {
  if (WORKBENCH.isBuilt()) {
    const html = withPublicAddress(await WORKBENCH.html('pages/v1-docs.html'), publicUrl, '/v1/docs');
    return new FileReply('text/html; charset=utf-8', html, { headers: PAGE_HEADERS.workbench });
  }
  return staticPage({
    title: 'Metamer API reference',
    style: 'body { font: 16px/1.5 system-ui, sans-serif; margin: 2em; }',
    body: `<main><h1>Metamer API</h1>
<p>The interactive reference is not built here; <code>npm run build</code> builds it. The same content is in <a href="/v1/openapi.yaml">openapi.yaml</a> and <a href="/v1/catalog">the catalogue</a>.</p></main>`,
  });
};
