import { WCAG } from '../../../color/luminance.ts';
import { measuredRatio } from '../../../color/measured.ts';
import { levelOf } from '../level.ts';
import type { Requirement, Standard } from './standard.ts';

const CRITERIA = [
  { id: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', applies_to: 'normal text', required: WCAG.aa },
  { id: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', applies_to: 'large text', required: WCAG.large },
  { id: '1.4.6', name: 'Contrast (Enhanced)', level: 'AAA', applies_to: 'normal text', required: WCAG.aaa },
  { id: '1.4.6', name: 'Contrast (Enhanced)', level: 'AAA', applies_to: 'large text', required: WCAG.aa },
  {
    id: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    applies_to: 'interface parts and graphics',
    required: WCAG.large,
  },
] as const satisfies readonly Omit<Requirement, 'passes'>[];

/** WCAG 2.1 and 2.2 hold the same success criteria for contrast, with the same mathematics and limits. */
export const wcag2 = (version: string): Standard => ({
  judge: (fg, bg) => {
    const ratio = measuredRatio(fg, bg);
    return {
      status: 'recommendation',
      version,
      algorithm: 'contrast ratio of relative luminances, compared before rounding',
      level: levelOf(ratio),
      passes: ratio >= WCAG.aa,
      passes_large_text: ratio >= WCAG.large,
      requirements: CRITERIA.map((criterion) => ({ ...criterion, passes: ratio >= criterion.required })),
      note: 'Large text is at least 24 px, or 18.66 px in bold. Logos, decoration and disabled controls are exempt.',
    };
  },
});
