import { WCAG } from '../../../color/luminance.ts';
import { simulatedStandard } from './simulated.ts';

/** AAA for normal vision, and AA for every model, both monochromacies among them. */
export const serviceSdStrict = simulatedStandard({
  version: '1.0',
  text: { normal: WCAG.aaa, simulated: WCAG.aa },
  largeText: { normal: WCAG.aa, simulated: WCAG.large },
  judged: () => true,
  note: 'All ten models are judged; about a third of the pairs that meet AAA meet it.',
});
