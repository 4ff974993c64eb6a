import { z } from 'zod';
import { ApiError } from '../api/errors.ts';
import { PageSummary, summarize } from './page-summary.ts';
import type { Tool, ToolInput } from './tool.ts';

interface File {
  readonly media_type: string;
  readonly base64: string;
}

interface Exported {
  readonly filename: string;
  readonly content: string;
}

/** The most rows of a list: an agent reads all of the answer. */
const MOST_ROWS = 200;

const without = (input: ToolInput, ...names: readonly string[]): ToolInput =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));

/** The tools, in the order in which an agent reads them. */
export const tools: readonly Tool[] = [
  {
    name: 'convert_color',
    title: 'Convert a colour',
    description:
      'Write a colour in other colour spaces. `to` takes keys such as oklch, lab, hsl, cmyk, display-p3, cam16-jmh, munsell; the resource metamer://spaces lists all.',
    operations: ['science.convert'],
    only: ['color', 'to', 'white_point', 'gamut', 'over', 'scheme'],
  },
  {
    name: 'convert_colors',
    title: 'Convert a list of colours',
    description: `Write up to ${MOST_ROWS} colours in other colour spaces, in columns; wrong rows are null and in \`errors\`.`,
    operations: ['science.convertList'],
    only: ['colors', 'to'],
    outputLevels: 1,
    extra: { colors: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: MOST_ROWS } },
    run: (run, input) => {
      const { colors } = input;
      if (Array.isArray(colors) && colors.length > MOST_ROWS)
        throw new ApiError('INVALID_INPUT', `colors: must have at most ${MOST_ROWS} rows, got ${colors.length}`);
      return run('science.convertList', input).then((answer) => ({ answer: answer as object }));
    },
  },
  {
    name: 'mix_colors',
    title: 'Mix two colours',
    description: 'Mix two colours as CSS does.',
    operations: ['science.mix'],
    only: ['from', 'to', 'amount', 'space', 'hue'],
    outputLevels: 1,
  },
  {
    name: 'average_colors',
    title: 'Average colours',
    description: 'The weighted mean of colours in any space.',
    operations: ['science.average'],
    only: ['colors', 'weights', 'space'],
    outputLevels: 1,
  },
  {
    name: 'color_difference',
    title: 'Measure the difference of two colours',
    description:
      'How different two colours look: CIEDE2000 and three older formulas, or `metric`. Below 1 no one sees it, about 2.3 is just noticeable, above 10 is plain.',
    operations: ['science.deltaE'],
    only: ['from', 'to', 'metric'],
    outputLevels: 1,
  },
  {
    name: 'name_color',
    title: 'Name a colour',
    description: 'The nearest named colours of an atlas of 8,192, with their names and how far away they are.',
    operations: ['atlas.nearest'],
    outputLevels: 1,
  },
  {
    name: 'check_contrast',
    title: 'Check contrast',
    description:
      'Whether text in colour `fg` on background `bg` can be read, by WCAG 2.1, 2.2 and, for information, APCA. Use it before you state that a pair is accessible.',
    operations: ['accessibility.check'],
    only: ['fg', 'bg', 'gamut', 'over'],
    required: ['fg', 'bg'],
    outputLevels: 2,
  },
  {
    name: 'fix_contrast',
    title: 'Repair contrast',
    description:
      'The nearest colour that reaches a contrast ratio: the hue is kept, lightness moves as little as possible. `target` says whether the foreground or the background may move.',
    operations: ['accessibility.recommend'],
    only: ['fg', 'bg', 'target', 'minRatio'],
    required: ['fg', 'bg'],
  },
  {
    name: 'readable_colors',
    title: 'Pick readable colours',
    description:
      'For a background, one readable colour for each of some hues. Use it when there is a background and no text colour yet.',
    operations: ['accessibility.picks'],
    only: ['ground', 'target', 'count', 'margin'],
    outputLevels: 1,
  },
  {
    name: 'audit_palette_contrast',
    title: 'Audit contrast on a background',
    description: 'Which of up to 64 colours can be read on a background, and a repaired colour for each that cannot.',
    operations: ['accessibility.audit'],
    outputLevels: 2,
  },
  {
    name: 'simulate_vision',
    title: 'Simulate colour-vision deficiencies',
    description:
      'Colours as people with each condition see them. `conditions` takes slugs such as deuteranopia or tritanopia (resource metamer://conditions); all colour conditions where it is left out.',
    operations: ['vision.palette'],
    only: ['colors', 'conditions', 'severity'],
    outputLevels: 2,
  },
  {
    name: 'audit_palette_vision',
    title: 'Find colours that some people confuse',
    description:
      'The pairs of a palette that can no longer be told apart with each colour-vision deficiency, and repairs that keep the names of the colours. Use it for charts, states and categories.',
    operations: ['vision.audit'],
    only: ['colors', 'conditions', 'threshold', 'severity', 'repair_target', 'lock'],
    outputLevels: 2,
  },
  {
    name: 'simulate_image',
    title: 'Simulate a deficiency on a picture',
    description: 'A PNG as someone with a colour-vision deficiency sees it, and its main colours before and after.',
    operations: ['vision.simulateImage'],
    only: ['image', 'model', 'severity'],
    output: z.object({
      model: z.string(),
      severity: z.number(),
      note: z.string(),
      dominant: z.array(z.object({ before: z.string(), after: z.string(), weight: z.number() })),
    }),
    async run(run, input) {
      const { image, dominant, model, severity, note } = (await run('vision.simulateImage', input)) as {
        image: File;
        model: string;
        severity: number;
        note: string;
        dominant: readonly { before: { hex: string }; after: { hex: string }; weight: number }[];
      };
      const colors = dominant.map(({ before, after, weight }) => ({ before: before.hex, after: after.hex, weight }));
      return {
        answer: { model, severity, note, dominant: colors },
        pictures: [{ mediaType: image.media_type, base64: image.base64 }],
      };
    },
  },
  {
    name: 'make_palette',
    title: 'Make a palette',
    description:
      'A palette by one of nineteen methods (triadic, analogous, qualitative, map_sequential ...) from a hue. Send `seed` to get the same palette again.',
    operations: ['palette.generate'],
    only: [
      'method',
      'hue',
      'saturation',
      'lightness',
      'color',
      'count',
      'seed',
      'wheel',
      'balance',
      'map',
      'mode',
      'background',
    ],
    outputLevels: 2,
  },
  {
    name: 'palette_from_image',
    title: 'Find the colours of a picture',
    description: 'The colours that stand for a PNG best, the most frequent first, each with its share.',
    operations: ['palette.fromImage'],
    only: ['image', 'count'],
    outputLevels: 1,
  },
  {
    name: 'make_harmony',
    title: 'Make a harmony',
    description:
      'Colours that stand to a base hue as a harmony says: complementary, triadic, split_complementary and others. The base comes first.',
    operations: ['harmony.generate'],
    only: ['method', 'hue', 'saturation', 'lightness', 'color', 'wheel', 'balance'],
    outputLevels: 1,
  },
  {
    name: 'make_gradient',
    title: 'Make a gradient',
    description:
      'A gradient through colours, sampled, and as CSS that can be pasted. oklch-short keeps it vivid, oklab is even.',
    operations: ['gradient.generate', 'gradient.export'],
    only: ['colors', 'steps', 'interpolation', 'easing'],
    required: ['colors'],
    output: z.object({
      interpolation: z.string(),
      easing: z.string(),
      colors: z.array(z.object({ hex: z.string(), position: z.number() })),
      css: z.string(),
    }),
    async run(run, input) {
      const made = (await run('gradient.generate', input)) as {
        interpolation: string;
        easing: string;
        stops: readonly object[];
        colors: readonly object[];
      };
      const { interpolation, easing, stops, colors } = made;
      const data = { colors, stops, interpolation, easing };
      const { content } = (await run('gradient.export', { format: 'css', data, envelope: 'json' })) as Exported;
      return { answer: { interpolation, easing, colors, css: content } };
    },
  },
  {
    name: 'make_shades',
    title: 'Make a scale of shades',
    description: 'Shades of a colour from light to dark with tokens 50 to 950 and contrast on white and black.',
    operations: ['shade.scale'],
    only: ['color', 'steps', 'method', 'seed'],
    required: ['color'],
    defaults: { method: 'tailwind' },
  },
  {
    name: 'make_tokens',
    title: 'Make design tokens',
    description:
      'A file of design tokens from one colour: ramps, roles for a light and a dark theme with contrast that holds, spaces, radii, type. `format`: css, scss, less, utility (Tailwind), dtcg, style-dictionary, figma, android, swift, typescript.',
    operations: ['tokens.generate', 'tokens.export'],
    extra: { format: { type: 'string', description: 'File format', default: 'css' } },
    output: z.object({
      filename: z.string(),
      content: z.string().describe('The file'),
      contrast: z
        .array(z.object({ pair: z.string(), ratio: z.number(), needs: z.number() }))
        .describe('Every pair that is meant to be read'),
    }),
    async run(run, input) {
      const made = (await run('tokens.generate', without(input, 'format'))) as {
        tokens: readonly object[];
        contrast: readonly { theme: string; foreground: string; background: string; ratio: number; needs: number }[];
      };
      const { format = 'css', name } = input;
      const file = (await run('tokens.export', {
        tokens: made.tokens,
        format,
        ...(name === undefined ? {} : { name }),
      })) as Exported;
      const contrast = made.contrast.map(({ theme, foreground, background, ratio, needs }) => ({
        pair: `${theme}: ${foreground} on ${background}`,
        ratio,
        needs,
      }));
      return { answer: { filename: file.filename, content: file.content, contrast } };
    },
  },
  {
    name: 'design_system',
    title: 'Derive a design system',
    description:
      'From a brief (colours, styles such as coastal or retro, an intent) to type, pairs that are readable and tokens; `include` takes palettes, gradients and posters too, which are long. Styles and intents: resource metamer://vocabulary. Takes a few seconds.',
    operations: ['personalize.system'],
    outputLevels: 2,
    defaults: { include: ['typography', 'ui_pairs', 'tokens'] },
  },
  {
    name: 'search_palettes',
    title: 'Search palettes',
    description:
      'Five-colour palettes of a library of five million by method, hue, character and contrast. Follow next_cursor for more.',
    operations: ['paletteLibrary.browse'],
  },
  {
    name: 'draw_plate',
    title: 'Draw a colour-vision plate',
    description:
      'A plate of dots that hides one to three digits from people with a deficiency, as a picture. An illustration, not a diagnosis.',
    operations: ['colourplate.png'],
    only: ['figure', 'axis', 'size', 'seed'],
    output: null,
    async run(run, input) {
      const { media_type, base64 } = (await run('colourplate.png', input)) as File;
      return { pictures: [{ mediaType: media_type, base64 }] };
    },
  },
  {
    name: 'audit_page',
    title: 'Audit a web page',
    description:
      'Fetches one public page and audits its source: accessibility, metadata, search, security, media, responsiveness. Answers scores and findings, worst first, with how each is repaired. `scope` names stages (structure, seo ...); all where it is left out. `standard` narrows accessibility findings to one standard.',
    operations: ['analyzer.inspect'],
    only: ['url', 'scope', 'standard'],
    output: PageSummary,
    openWorld: true,
    run: async (run, input) => ({ answer: summarize(await run('analyzer.inspect', input)) }),
  },
];
