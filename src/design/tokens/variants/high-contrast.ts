import { contrastRatio, WCAG } from '../../../color/luminance.ts';
import { oklabDistance, toOklab, toOklch } from '../../../color/oklab.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { oklchInSrgb } from '../../../color/to-srgb.ts';
import type { Notation } from '../../files/swatches.ts';
import type { Theme } from '../fill.ts';
import { colorText } from '../in-notation.ts';
import { INK, WHITE } from '../paint.ts';
import { FILLED } from '../roles/names.ts';
import { promises } from '../roles/table.ts';
import type { Token } from '../token-set.ts';

/** What high contrast needs in place of a ratio: enhanced contrast of text (WCAG 2.2, 1.4.6), and for graphics that of text. */
const raised = (ratio: number): number => (ratio < WCAG.aa ? WCAG.aa : WCAG.aaa);

/** What each role stands on, with the ratio it needs there. */
const NEEDS = ((): ReadonlyMap<string, readonly { on: string; ratio: number }[]> => {
  const needs = new Map<string, { on: string; ratio: number }[]>();
  for (const { foreground, background, need } of promises('brand')) {
    const own = needs.get(`color-${foreground}`) ?? [];
    needs.set(`color-${foreground}`, [...own, { on: `color-${background}`, ratio: raised(need.ratio) }]);
  }
  return needs;
})();

/** Quiet lines become those that carry meaning. */
const LINES = ['border', ...FILLED.map((name) => `${name}-border` as const)];

const PAGE = 'color-bg';
const STEP = /^(color-.+)-\d{2,3}$/;
/** How far a colour outside the ramps moves in lightness at a time. */
const MOVE = 0.01;

const rgbOf = (token: Token | undefined): Rgb | undefined =>
  token?.value.kind === 'color' && token.value.alpha === 1 ? token.value.color : undefined;

/** What a role may become, the nearest to it first. */
type Candidate = { readonly color: Rgb; readonly token?: Token };

/**
 * Roles of a theme as those need them who see little: text 7:1 on everything it stands on, lines, rings and charts 4.5:1. Only
 * what has less changes, to the nearest step of its ramp. Empty for tokens without roles.
 */
export const highContrast = (
  tokens: readonly Token[],
  theme: Theme,
  notation: Notation | undefined,
): ReadonlyMap<string, Token> => {
  const before = new Map(tokens.map((token) => [token.name, token]));
  const after = new Map<string, Token>();
  const colorOf = (name: string): Rgb | undefined => rgbOf(after.get(name) ?? before.get(name));
  const page = colorOf(PAGE);
  if (page === undefined) return after;

  const ramps = new Map<string, Candidate[]>();
  for (const token of tokens) {
    const name = STEP.exec(token.name)?.[1];
    const color = rgbOf(token);
    if (name !== undefined && color !== undefined && token.ref === undefined)
      ramps.set(name, [...(ramps.get(name) ?? []), { color, token }]);
  }
  const ends = [WHITE, INK].map(({ color, token }): Candidate => {
    const known = before.get(token);
    return known ? { color, token: known } : { color };
  });

  const candidates = (token: Token, color: Rgb): Candidate[] => {
    const near = toOklab(color);
    const ramp = ramps.get(STEP.exec(token.ref?.name ?? '')?.[1] ?? token.name) ?? [];
    const away = ({ color: other }: Candidate) => oklabDistance(toOklab(other), near);
    if (ramp.length > 0) return [...[...ramp].sort((x, y) => away(x) - away(y)), ...ends];
    const own = toOklch(color);
    const moved = Array.from({ length: 100 }, (_, i) => (theme === 'light' ? own.l - MOVE * i : own.l + MOVE * i))
      .filter((l) => l > 0 && l < 1)
      .map((l): Candidate => ({ color: oklchInSrgb({ ...own, l }) }));
    return [...moved, ...ends];
  };

  const become = (token: Token, { color, token: ref }: Candidate): void => {
    const { ref: _, notation: __, ...plain } = token;
    const written = notation ? { css: colorText({ color, alpha: 1 }, notation), notation } : {};
    const value = { kind: 'color', color, alpha: 1, ...(notation ? { wide: toOklch(color) } : {}) } as const;
    const literal: Token = { ...plain, value, css: colorText({ color, alpha: 1 }, 'hex'), ...written };
    after.set(token.name, ref ? { ...literal, ref, value: ref.value, css: ref.css } : literal);
  };

  /** The nearest colour of a role that serves, where its own does not. */
  const change = (name: string, serves: (color: Rgb) => boolean): void => {
    const token = before.get(name);
    const color = rgbOf(token);
    if (!token || !color || serves(color)) return;
    const found = candidates(token, color).find((one) => serves(one.color));
    if (found) become(token, found);
  };

  for (const fill of FILLED) {
    const own = `color-${fill}`;
    const reads = (text: Rgb) => (color: Rgb) => contrastRatio(text, color) >= WCAG.aaa;
    const texts = ends.map(({ color }) => color);
    const shows = (color: Rgb) => contrastRatio(color, page) >= WCAG.aa;
    change(own, (color) => texts.some((text) => reads(text)(color)) && shows(color));
    const solid = colorOf(own);
    const on = before.get(`color-on-${fill}`);
    if (!solid || !on) continue;
    const text = ends.find(({ color }) => reads(color)(solid));
    if (!text) continue;
    if (rgbOf(on) !== text.color) become(on, text);
    for (const state of [`${own}-hover`, `${own}-active`]) change(state, reads(text.color));
  }
  for (const [name, needs] of NEEDS) {
    if (FILLED.some((fill) => name === `color-on-${fill}`)) continue;
    const grounds = needs.flatMap(({ on, ratio }) => {
      const color = colorOf(on);
      return color ? [{ color, ratio }] : [];
    });
    change(name, (color) => grounds.every(({ color: on, ratio }) => contrastRatio(color, on) >= ratio));
  }
  for (const line of LINES) {
    const [token, strong] = [before.get(`color-${line}`), `color-${line}-strong`];
    const source = after.get(strong) ?? before.get(strong);
    const color = rgbOf(source);
    if (token && source && color) become(token, source.ref ? { color, token: source.ref } : { color });
  }
  return after;
};
