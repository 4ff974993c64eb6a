/** Every colour space with its tables, the Munsell renotation among them: a chunk of its own, loaded when it is asked for. */
export { differenceReport } from '../../../color/difference/report.ts';
export { convertColor, dossier } from '../../../color/spaces/answer.ts';
export { temperatureReport } from '../../../color/temperature/report.ts';
