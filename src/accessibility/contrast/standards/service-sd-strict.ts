import { WCAG } from '../../../color/luminance.ts';
import { simulatedStandard } from './simulated.ts';

/** AAA for normal vision, and AA for every model, both monochromacies among them. */
export const serviceSdStrict = simulatedStandard({
  version: '1.0',
  text: { normal: WCAG.aaa, simulated: WCAG.aa },
  largeText: { normal: WCAG.aa, simulated: WCAG.large },
  judged: () => true,
  note: 'Every model counts. About a third of the pairs that meet AAA also meet this standard.',
});
