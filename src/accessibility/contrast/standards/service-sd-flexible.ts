import { WCAG } from '../../../color/luminance.ts';
import { models } from '../../vision/models/index.ts';
import { simulatedStandard } from './simulated.ts';

/** AA for normal vision, and four fifths of it for every protan, deutan and tritan model. */
export const serviceSdFlexible = simulatedStandard({
  version: '1.0',
  text: { normal: WCAG.aa, simulated: 3.6 },
  largeText: { normal: WCAG.large, simulated: 2.4 },
  judged: (model) => models[model].axis !== 'achromat',
  note: 'Models of a cone deficiency count; models of monochromacy are reported only.',
});
