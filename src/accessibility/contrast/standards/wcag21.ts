import { wcag2 } from './wcag2.ts';

/** Web Content Accessibility Guidelines 2.1, https://www.w3.org/TR/WCAG21/ */
export const wcag21 = wcag2('W3C Recommendation, first published 2018-06-05');
