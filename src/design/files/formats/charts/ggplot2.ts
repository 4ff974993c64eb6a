import type { FileFormat } from '../../format.ts';
import type { FileOptions, Swatches } from '../../swatches.ts';
import { inComment } from '../../words.ts';
import { hexes, snake } from './values.ts';

export const ggplot2 = {
  id: 'ggplot2',
  media_type: 'text/plain',
  extension: 'R',
  description: 'An R script for ggplot2: the colours, and discrete and continuous scales for colour and fill',
  write: (swatches) => {
    const name = snake(swatches.prefix);
    const values = `${name}_colors`;
    return `# ${inComment(swatches.title)}
${values} <- c(
${hexes(swatches)
  .map((hex) => `  "${hex}"`)
  .join(',\n')}
)

scale_colour_${name} <- function(...) ggplot2::discrete_scale("colour", palette = function(n) ${values}[seq_len(n)], ...)
scale_fill_${name} <- function(...) ggplot2::discrete_scale("fill", palette = function(n) ${values}[seq_len(n)], ...)
scale_colour_${name}_c <- function(...) ggplot2::scale_colour_gradientn(colours = ${values}, ...)
scale_fill_${name}_c <- function(...) ggplot2::scale_fill_gradientn(colours = ${values}, ...)
`;
  },
} satisfies FileFormat<Swatches, FileOptions>;
