import { createHash } from 'node:crypto';
import { SCRIPT } from './script.ts';

const script = createHash('sha256').update(SCRIPT).digest('base64');

/** Content security policy inside a rendered report: nothing is loaded, and nothing runs but the script it comes with. */
export const META_POLICY = `default-src 'none'; script-src 'sha256-${script}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;

/** The same as a header, where it may also forbid frames. */
export const HTML_POLICY = `${META_POLICY}; frame-ancestors 'none'`;
