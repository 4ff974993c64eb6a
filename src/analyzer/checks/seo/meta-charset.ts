import { html } from '../links.ts';
import { failed, passed } from '../verdict.ts';
import { metadata } from './input.ts';

export const metaCharset = metadata('meta-charset', 'serious', 'Encoding is not declared early enough', {
  help: html('semantics.html#charset'),
  fix: 'Put <meta charset="utf-8"> first in head, or send the charset in Content-Type.',
  run: ({ decoded }) =>
    /^(bom|header|prescan)$/.test(decoded.charsetSource)
      ? passed()
      : failed('No header, byte order mark or early meta declares the encoding.'),
  examples: { passed: '', failed: { source: '<!doctype html><title>x</title>' } },
});
