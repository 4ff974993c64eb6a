import { textPair } from '../answers/pair.ts';
import { NEEDS, type Theme, type ThemeName, type ThemeRole } from './theme.ts';

interface Use {
  readonly use: string;
  readonly fg: ThemeRole;
  readonly bg: ThemeRole;
  readonly needs: number;
}

/** What is set on what, the most used first. */
const USES: readonly Use[] = [
  { use: 'Body text', fg: 'text', bg: 'bg', needs: NEEDS.long },
  { use: 'Primary button', fg: 'on-primary', bg: 'primary', needs: NEEDS.text },
  { use: 'Link', fg: 'link', bg: 'bg', needs: NEEDS.text },
  { use: 'Secondary text', fg: 'text-muted', bg: 'bg', needs: NEEDS.text },
  { use: 'Text on a card', fg: 'text', bg: 'surface', needs: NEEDS.long },
  { use: 'Heading', fg: 'heading', bg: 'bg', needs: NEEDS.long },
  { use: 'Accent badge', fg: 'on-accent', bg: 'accent', needs: NEEDS.text },
  { use: 'Secondary button', fg: 'on-secondary', bg: 'secondary', needs: NEEDS.text },
  { use: 'Border of a field', fg: 'border-strong', bg: 'surface', needs: NEEDS.graphic },
  { use: 'Focus ring', fg: 'focus-ring', bg: 'bg', needs: NEEDS.graphic },
  { use: 'Selected row', fg: 'on-selected', bg: 'selected', needs: NEEDS.text },
  { use: 'Link on a card', fg: 'link', bg: 'surface', needs: NEEDS.text },
];

/** The roles that a pair can have. */
export const [FOREGROUNDS, BACKGROUNDS] = (['fg', 'bg'] as const).map(
  (side) => [...new Set(USES.map((use) => use[side]))] as [ThemeRole, ...ThemeRole[]],
) as [[ThemeRole, ...ThemeRole[]], [ThemeRole, ...ThemeRole[]]];

/** The success criterion of WCAG 2.2 that asks for a ratio. */
const criterionOf = (needs: number): string => {
  if (needs === NEEDS.graphic) return '1.4.11';
  return needs === NEEDS.long ? '1.4.6' : '1.4.3';
};

/** So many pairs of text and background, light and dark theme in turn; each has the contrast it states as needed. */
export const uiPairs = (themes: Readonly<Record<ThemeName, Theme>>, colors: readonly string[], count: number) =>
  USES.flatMap((use) =>
    (['light', 'dark'] as const).map((theme) => {
      const [fg, bg] = [themes[theme][use.fg], themes[theme][use.bg]];
      return {
        id: `${theme}-${use.fg}-on-${use.bg}`,
        use: use.use,
        theme,
        ...textPair(fg, bg),
        fg_role: use.fg,
        bg_role: use.bg,
        needs: use.needs,
        criterion: criterionOf(use.needs),
        from_palette: { fg: colors.includes(fg), bg: colors.includes(bg) },
      };
    }),
  ).slice(0, count);
