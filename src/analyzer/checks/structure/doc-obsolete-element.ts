import { html } from '../links.ts';
import { judge, passed } from '../verdict.ts';
import { check } from './document-check.ts';

const OBSOLETE = new Set(
  'acronym applet basefont bgsound big blink center dir font frame frameset isindex keygen listing marquee menuitem multicol nextid nobr noembed noframes param plaintext rb rtc spacer strike tt xmp'.split(
    ' ',
  ),
);

export const docObsoleteElement = check('doc-obsolete-element', 'minor', 'Obsolete elements are used', {
  help: html('obsolete.html#non-conforming-features'),
  fix: 'Use style sheets and current elements instead.',
  run: ({ page }) => {
    const found = page.byTag(...OBSOLETE);
    return found.length
      ? judge({ page }, found, ({ name: tag }) => tag, { none: '', message: (n) => `${n} elements are obsolete.` })
      : passed();
  },
  examples: { passed: '<p>x</p>', failed: '<center>x</center>' },
});
