import { simulatedStandard } from './simulated.ts';

/** AAA for normal vision, and AA for every model, both monochromacies among them. */
export const serviceSdStrict = simulatedStandard({
  version: '1.0',
  text: { normal: 7, simulated: 4.5 },
  largeText: { normal: 4.5, simulated: 3 },
  judged: () => true,
  note: 'Every model counts. About a third of the pairs that meet AAA also meet this standard.',
});
