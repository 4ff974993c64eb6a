import { z } from 'zod';
import { fitted, lines, ratioText, short } from '../text.ts';
import type { Tool, ToolInput } from '../tool.ts';

const RATIO = {
  type: 'number',
  minimum: 1,
  maximum: 21,
  default: 4.5,
  description: 'Contrast ratio to reach',
} as const;
/** Ratios of text by level (WCAG 1.4.3, 1.4.6). */
const LEVELS: Readonly<Record<string, number>> = { AA: 4.5, AAA: 7, 'AA LARGE': 3, 'AAA LARGE': 4.5 };

/** A level in place of a ratio. */
const readLevel = ({ level, ...input }: ToolInput): ToolInput => {
  const ratio = typeof level === 'string' ? LEVELS[level.trim().toUpperCase().replaceAll('_', ' ')] : undefined;
  if (ratio === undefined) return level === undefined ? input : { ...input, level };
  return { min_ratio: ratio, ...input };
};

/** What the operations on one background call it and the ratio. */
const ON_BACKGROUND = { bg: 'ground', min_ratio: 'target' } as const;
const backgroundOf = (answer: object): string => String((answer as Record<string, unknown>)[ON_BACKGROUND.bg]);

const FG = 'Colour of the text';
const BG = 'Background';

/** A verdict in brief: what a pair may be used for. */
const Verdict = z.object({
  fg: z.string().describe('Text colour as #rrggbb'),
  bg: z.string().describe('Background as #rrggbb'),
  ratio: z.number().describe('WCAG 2.x contrast ratio, 1-21, truncated'),
  level: z.string().describe('AAA, AA, AA large or fail: WCAG 2.2, normal text'),
  normal_text: z.boolean().describe('Ratio of 4.5 or more'),
  large_text: z.boolean().describe('Ratio of 3 or more'),
  interface_parts: z.boolean().describe('Ratio of 3 or more'),
  apca_lc: z.number().optional().describe('APCA, for information'),
});

interface Checked {
  readonly fg: { readonly hex: string };
  readonly bg: { readonly hex: string };
  readonly ratio: number;
  readonly apca?: { readonly lc: number };
}

const levelOf = (ratio: number): string => {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : 'fail';
};

const verdictOf = ({ fg, bg, ratio, apca }: Checked): z.output<typeof Verdict> => ({
  fg: fg.hex,
  bg: bg.hex,
  ratio,
  level: levelOf(ratio),
  normal_text: ratio >= 4.5,
  large_text: ratio >= 3,
  interface_parts: ratio >= 3,
  ...(apca ? { apca_lc: apca.lc } : {}),
});

const yes = (passes: boolean): string => (passes ? 'passes' : 'fails');

interface Recommended {
  readonly fg: string;
  readonly bg: string;
  readonly target: string;
  readonly min_ratio: number;
  readonly ratio: number;
  readonly changed: boolean;
  readonly reachable: boolean;
  readonly recommended: { readonly hex: string; readonly ratio: number; readonly direction?: string } | null;
  readonly alternative: { readonly hex: string; readonly ratio: number } | null;
}

const fixText = (answer: Recommended): string => {
  const { fg, bg, target, min_ratio: needs, ratio, changed, reachable, recommended, alternative } = answer;
  const pair = `${fg} on ${bg} is ${ratioText(ratio)}`;
  if (!changed && reachable) return `${pair}: it already reaches ${needs}:1, keep it`;
  return lines(
    `${pair}, ${needs}:1 is needed`,
    recommended && `Use ${recommended.hex} as ${target}: ${ratioText(recommended.ratio)}`,
    !reachable && `No ${target} of this hue reaches ${needs}:1; the nearest is given`,
    alternative && `Alternative: ${alternative.hex} (${ratioText(alternative.ratio)})`,
  );
};

export const contrastTools: readonly Tool[] = [
  {
    name: 'check_contrast',
    title: 'Check contrast',
    description:
      'Whether text in colour `fg` on background `bg` can be read, by WCAG 2.2 and, for information, APCA; `detail: full` adds every standard. Use it before you state that a pair is accessible.',
    operations: ['accessibility.check'],
    only: ['fg', 'bg', 'gamut', 'over'],
    required: ['fg', 'bg'],
    words: { fg: FG, bg: BG, over: 'Opaque background of translucent colours' },
    ignores: (name) => name === 'level' || name === 'size',
    output: Verdict,
    hasDetail: true,
    run: async (run, { detail, ...input }) => {
      const answer = (await run('accessibility.check', input)) as Checked;
      return {
        answer:
          detail === 'full'
            ? { ...answer, ...verdictOf(answer), fg: answer.fg.hex, bg: answer.bg.hex }
            : verdictOf(answer),
      };
    },
    text: ({ fg, bg, ratio, level, normal_text, large_text, interface_parts, apca_lc }: z.output<typeof Verdict>) =>
      lines(
        `${fg} on ${bg}: ${ratioText(ratio)}, WCAG 2.2 ${level === 'fail' ? 'fails' : level}`,
        `Normal text ${yes(normal_text)} AA (4.5), large text ${yes(large_text)} (3), interface parts ${interface_parts ? 'pass' : 'fail'} (3), AAA ${yes(ratio >= 7)} (7)`,
        apca_lc !== undefined && `APCA Lc ${short(apca_lc, 1)} (informative)`,
        !normal_text && 'fix_contrast gives the nearest colour that passes',
      ),
  },
  {
    name: 'fix_contrast',
    title: 'Repair contrast',
    description:
      'Find the nearest colour that reaches a contrast ratio: the hue is kept, lightness moves as little as possible. `target` says whether the foreground or the background may change.',
    operations: ['accessibility.recommend'],
    only: ['fg', 'bg', 'target', 'min_ratio'],
    names: { min_ratio: 'minRatio' },
    required: ['fg', 'bg'],
    words: { fg: FG, bg: BG },
    extra: { min_ratio: RATIO },
    aliases: { level: 'level' },
    read: readLevel,
    text: fixText,
  },
  {
    name: 'readable_colors',
    title: 'Pick readable colours',
    description:
      'For a background, one readable colour for each of some hues. Use it when there is a background and no text colour yet.',
    operations: ['accessibility.picks'],
    only: ['bg', 'min_ratio', 'count', 'margin'],
    names: ON_BACKGROUND,
    extra: { min_ratio: RATIO },
    words: { bg: BG },
    aliases: { color: 'bg', level: 'level' },
    read: readLevel,
    text: (answer: { picks: readonly { hex: string; hue: number; ratio: number }[] }) =>
      lines(
        `Readable on ${backgroundOf(answer)}:`,
        fitted(
          answer.picks.map(({ hex, hue, ratio }) => `${hex} ${ratioText(ratio)}, hue ${short(hue, 0)}`),
          1_800,
        ),
      ),
  },
  {
    name: 'audit_palette_contrast',
    title: 'Audit contrast on a background',
    description: 'Which of up to 64 colours can be read on a background, and a repaired colour for each that cannot.',
    operations: ['accessibility.audit'],
    only: ['colors', 'bg', 'min_ratio'],
    names: ON_BACKGROUND,
    extra: { min_ratio: RATIO },
    words: { bg: BG },
    aliases: { level: 'level' },
    read: readLevel,
    text: (answer: Audited) =>
      lines(
        `On ${backgroundOf(answer)}: ${answer.passing} of ${answer.passing + answer.failing} reach ${answer.target}:1`,
        fitted(
          answer.results.map(({ hex, ratio, passes, fix }) =>
            [`${hex} ${ratioText(ratio)} ${yes(passes)}`, fix && `use ${fix.hex} (${ratioText(fix.ratio)})`]
              .filter(Boolean)
              .join(', '),
          ),
          1_850,
        ),
      ),
  },
];

interface Audited {
  readonly target: number;
  readonly passing: number;
  readonly failing: number;
  readonly results: readonly {
    readonly hex: string;
    readonly ratio: number;
    readonly passes: boolean;
    readonly fix: { readonly hex: string; readonly ratio: number } | null;
  }[];
}
