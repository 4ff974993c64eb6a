import type { Standard } from './standard.ts';

/** The public draft whose text was read. */
const DRAFT = '2026-09-10';

/** W3C Accessibility Guidelines 3.0, https://www.w3.org/TR/wcag-3.0/: its contrast measure is still to be determined. */
export const wcag30: Standard = {
  judge: () => ({
    status: 'working draft',
    version: `W3C Working Draft of ${DRAFT}`,
    draft: DRAFT,
    algorithm: null,
    passes: null,
    passes_large_text: null,
    requirements: [],
    fallback: 'WCAG 2.2',
    note: 'The draft has not chosen a contrast measure ("to be determined"), so nothing can pass or fail yet.',
  }),
};
