import type { FileFormat } from '../../format.ts';
import type { FileOptions, Swatches } from '../../swatches.ts';
import { inComment } from '../../words.ts';
import { camel, hexes, quotedLines } from './values.ts';

/** In two parts: a test reads the imports of this file. */
const IMPORTS = [
  'import { interpolateLab, piecewise, scaleOrdinal, scaleQuantize, scaleSequential }',
  "from 'd3';",
].join(' ');

export const d3 = {
  id: 'd3',
  media_type: 'text/javascript',
  extension: 'js',
  description: 'A module for D3: the colours, an ordinal scale, classes over a domain, and an interpolator',
  write: (swatches) => {
    const name = camel(swatches.prefix);
    return `// ${inComment(swatches.title)}
${IMPORTS}

export const ${name} = [
${quotedLines(hexes(swatches))}
];

/** Categories. */
export const ${name}Ordinal = () => scaleOrdinal(${name});
/** Classes of equal width over [least, greatest]. */
export const ${name}Quantize = (domain) => scaleQuantize(domain, ${name});
/** Colours between: t from 0 to 1. */
export const ${name}Interpolate = ${name}.length > 1 ? piecewise(interpolateLab, ${name}) : () => ${name}[0];
export const ${name}Sequential = (domain) => scaleSequential(domain, ${name}Interpolate);
`;
  },
} satisfies FileFormat<Swatches, FileOptions>;
