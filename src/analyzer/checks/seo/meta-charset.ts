import { html } from '../links.ts';
import { failed, passed } from '../verdict.ts';
import { metadata } from './input.ts';

export const metaCharset = metadata({
  id: 'meta-charset',
  severity: 'serious',
  title: 'Encoding is not declared in time',
  help: html('semantics.html#charset'),
  fix: 'Put <meta charset="utf-8"> first into head, or send it in Content-Type.',
  run: ({ decoded }) =>
    /^(bom|header|prescan)$/.test(decoded.charsetSource)
      ? passed()
      : failed('No header, byte order mark or early meta declares the encoding.'),
  examples: { passed: '', failed: { source: '<!doctype html><title>x</title>' } },
});
