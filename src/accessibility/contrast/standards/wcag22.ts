import { wcag2 } from './wcag2.ts';

/** Web Content Accessibility Guidelines 2.2, https://www.w3.org/TR/WCAG22/ */
export const wcag22 = wcag2('W3C Recommendation, first published 2023-10-05');
