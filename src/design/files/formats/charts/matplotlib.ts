import type { FileFormat } from '../../format.ts';
import type { FileOptions, Swatches } from '../../swatches.ts';
import { inComment } from '../../words.ts';
import { hexes, quotedLines, snake } from './values.ts';

export const matplotlib = {
  id: 'matplotlib',
  media_type: 'text/x-python',
  extension: 'py',
  description: 'A Python module for Matplotlib: the colours, and two registered colormaps (in classes, and continuous)',
  write: (swatches) => {
    const name = snake(swatches.prefix);
    const constant = name.toUpperCase();
    return `# ${inComment(swatches.title)}
from matplotlib import colormaps
from matplotlib.colors import LinearSegmentedColormap, ListedColormap

${constant} = [
${quotedLines(hexes(swatches))}
]

${name} = ListedColormap(${constant}, name="${name}")
${name}_continuous = LinearSegmentedColormap.from_list("${name}_continuous", ${constant} if len(${constant}) > 1 else ${constant} * 2)
for colormap in (${name}, ${name}_continuous):
    colormaps.register(colormap, force=True)
`;
  },
} satisfies FileFormat<Swatches, FileOptions>;
