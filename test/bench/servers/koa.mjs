// Bare Koa with its router and body parser: the same contrast and headers as servers/node.mjs.
import Router from '@koa/router';
import Koa from 'koa';
import { koaBody } from 'koa-body';
import { contrastReport } from '../../../dist/src/accessibility/contrast/report.js';
import { parseHex } from '../../../dist/src/color/rgb.js';

const HEADERS = JSON.parse(process.env.HEADERS ?? '[]');

const router = new Router();
router.post('/v1/color/contrast', koaBody(), (ctx) => {
  const { fg, bg } = ctx.request.body;
  ctx.body = contrastReport(parseHex(fg), parseHex(bg), 2000);
  for (let i = 0; i < HEADERS.length; i += 2) ctx.set(HEADERS[i], HEADERS[i + 1]);
});
const server = new Koa()
  .use(router.routes())
  .listen(0, '127.0.0.1', () => process.stdout.write(`port ${server.address().port}\n`));
server.keepAliveTimeout = 75_000;
