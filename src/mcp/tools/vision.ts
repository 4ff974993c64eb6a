import { z } from 'zod';
import { fitted, lines, short } from '../text.ts';
import type { Tool, ToolInput } from '../tool.ts';

interface File {
  readonly media_type: string;
  readonly base64: string;
}

const CONDITIONS = {
  type: 'array',
  items: { type: 'string' },
  minItems: 1,
  maxItems: 64,
  description: 'Slugs such as deuteranopia (default: all); resource metamer://conditions',
} as const;

/** Models of the whole deficiencies, by what people call them. */
const MODELS: Readonly<Record<string, string>> = {
  protanopia: 'brettel1997-protan',
  deuteranopia: 'brettel1997-deutan',
  tritanopia: 'brettel1997-tritan',
  protanomaly: 'machado2009-protan',
  deuteranomaly: 'machado2009-deutan',
  tritanomaly: 'machado2009-tritan',
  achromatopsia: 'cie1951-rod',
};

const withModel = ({ model, ...input }: ToolInput): ToolInput => {
  const name = Array.isArray(model) ? model[0] : model;
  return name === undefined ? input : { ...input, model: typeof name === 'string' ? (MODELS[name] ?? name) : name };
};

interface Simulated {
  readonly colors: readonly string[];
  readonly conditions: readonly { readonly slug: string; readonly colors: readonly string[] }[];
}
interface Confused {
  readonly verdict: string;
  readonly pairs: number;
  readonly threshold: number;
  readonly conditions: readonly {
    readonly slug: string;
    readonly safe: boolean;
    readonly collapsed: readonly { readonly a: string; readonly b: string; readonly after: number }[];
  }[];
}

const confusedText = ({ verdict, pairs, threshold, conditions }: Confused): string => {
  const bad = conditions.filter(({ safe }) => !safe);
  return lines(
    `${verdict}: ${pairs} pairs, ${conditions.length} conditions; below CIEDE2000 ${threshold} a pair is lost`,
    fitted(
      bad.map(({ slug, collapsed }) => {
        const shown = collapsed.slice(0, 4).map(({ a, b, after }) => `${a} and ${b} (${short(after, 1)})`);
        return `${slug}: ${shown.join(', ')}${collapsed.length > 4 ? ` and ${collapsed.length - 4} more` : ''}`;
      }),
      1_700,
    ),
    bad.length > 0 && 'Change lightness of one of each pair, or add labels and patterns.',
  );
};

const ImageAnswer = z.object({
  model: z.string(),
  severity: z.number(),
  note: z.string(),
  dominant: z.array(z.object({ before: z.string(), after: z.string(), weight: z.number() })),
});

export const visionTools: readonly Tool[] = [
  {
    name: 'simulate_vision',
    title: 'Simulate colour-vision deficiencies',
    description: 'Colours as people with each condition see them.',
    operations: ['vision.palette'],
    only: ['colors', 'conditions', 'severity'],
    extra: { conditions: CONDITIONS },
    text: ({ colors, conditions }: Simulated) =>
      lines(
        `as sent: ${colors.join(' ')}`,
        fitted(
          conditions.map(({ slug, colors: seen }) => `${slug}: ${seen.join(' ')}`),
          3_800,
        ),
      ),
  },
  {
    name: 'audit_palette_vision',
    title: 'Find colours that some people confuse',
    description:
      'The pairs of a palette that become indistinguishable with each colour-vision deficiency, and repairs that keep the names of the colours. Use it for charts, states and categories.',
    operations: ['vision.audit'],
    only: ['colors', 'conditions', 'threshold', 'severity', 'repair_target', 'lock'],
    extra: {
      conditions: CONDITIONS,
      threshold: { type: 'number', maximum: 100, default: 5, description: 'CIEDE2000 below which a pair is lost' },
    },
    text: confusedText,
  },
  {
    name: 'simulate_image',
    title: 'Simulate a deficiency on an image',
    description: 'A PNG as someone with a colour-vision deficiency sees it, and its main colours before and after.',
    operations: ['vision.simulateImage'],
    only: ['image', 'model', 'severity'],
    optional: ['model'],
    defaults: { model: 'brettel1997-deutan' },
    words: { model: 'Engine model', severity: 'How strong it is, 0-1' },
    aliases: { condition: 'model', conditions: 'model', type: 'model', deficiency: 'model' },
    read: withModel,
    output: ImageAnswer,
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
    text: ({ model, severity, dominant }: z.output<typeof ImageAnswer>) =>
      lines(
        `${model}, severity ${severity}`,
        ...dominant.map(({ before, after, weight }) => `${before} is seen as ${after} (${short(weight * 100, 0)} %)`),
      ),
  },
  {
    name: 'draw_plate',
    title: 'Draw a colour-vision plate',
    description:
      'A plate of dots that hides one to three digits from people with a deficiency, as an image. An illustration, not a diagnosis.',
    operations: ['colourplate.png'],
    only: ['figure', 'axis', 'size', 'seed'],
    words: { seed: 'Whole number; the same seed gives the same plate' },
    aliases: { text: 'figure', number: 'figure', digits: 'figure', digit: 'figure', value: 'figure' },
    output: null,
    async run(run, input) {
      const { media_type, base64 } = (await run('colourplate.png', input)) as File;
      return { pictures: [{ mediaType: media_type, base64 }] };
    },
    text: () => '',
  },
];
