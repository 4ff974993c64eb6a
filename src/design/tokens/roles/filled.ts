import { toOklch } from '../../../color/oklab.ts';
import { oklchInSrgb } from '../../../color/to-srgb.ts';
import { GREY } from '../fill.ts';
import { FILLS } from '../fill-modes.ts';
import { differenceOf, isLegible, NEEDS, type Need } from '../legibility.ts';
import type { Paint, Swatch } from '../paint.ts';
import type { Ramp } from '../ramp.ts';
import type { RampStep } from '../ramp-steps.ts';
import { type Filled, SURFACES } from './names.ts';
import { around, firstOf, inTheme, outward, type Room, type Row, readsOn, stepsNamed } from './row.ts';

/** What is promised of text: |Lc| 60 beside 4.5:1. The rules aim a little higher. */
export const TEXT: Need = { ratio: NEEDS.text.ratio, lc: 60 };
const SOFT: Need = { ratio: NEEDS.soft.ratio, lc: 40 };
/** CIEDE2000 of a tint from every surface, and of its border from it, with room above what is promised. */
const [TINT, TINT_AIM, LINE, LINE_AIM] = [2, 2.2, 3, 3.2];

/** Where tints are looked for, the usual one first; those of a grey are a little stronger. */
const TINTS = {
  light: { color: ['100', '200', '50', '300'], grey: ['200', '300'] },
  dark: { color: ['950', '900', '800', '700'], grey: ['700', '600'] },
} as const satisfies Record<string, Record<string, readonly RampStep[]>>;

/** The ramp of the tints of a colour: a grey has those of the neutral one, which keep off the surfaces. */
const tints = (name: Filled, { ramps }: Room): Ramp => (ramps[name].base.c < GREY ? ramps.neutral : ramps[name]);

const tintOf = (name: Filled, room: Room): Swatch => {
  const ramp = tints(name, room);
  const names = TINTS[room.theme][ramp === room.ramps.neutral ? 'grey' : 'color'];
  return firstOf(stepsNamed(ramp, names), (paint) =>
    room.surfaces.every((surface) => differenceOf(surface, paint) >= TINT_AIM),
  );
};

/** How far a tint moves at a time, at most so often, where its ramp has no step for what is under the pointer. */
const [SHIFT, SHIFTS] = [0.015, 12];

/** The tint under the pointer: the next step towards the middle, or a shade between where text would not read on that. */
const nextTint = (name: Filled, room: Room): Paint => {
  const { theme, of } = room;
  const tint = of(`${name}-subtle`);
  const { steps } = tints(name, room);
  const way = theme === 'light' ? 1 : -1;
  const next = steps[steps.findIndex(({ token }) => token === tint.token) + way];
  const candidates = function* (): Generator<Paint> {
    if (next) yield next;
    const own = toOklch(tint.color);
    for (let i = 1; i <= SHIFTS; i += 1) yield { color: oklchInSrgb({ ...own, l: own.l - way * SHIFT * i }) };
  };
  return firstOf(
    candidates(),
    (paint) => differenceOf(paint, tint) >= TINT_AIM && isLegible(of('text'), paint, NEEDS.text),
  );
};

const steps = (room: Room, light: RampStep, dark: RampStep, name: Filled): readonly Swatch[] =>
  outward(room.ramps[name], inTheme(room, light, dark), room.theme);

/** Text in the colour itself: on the surfaces and on its own tint. */
const textOf = (name: Filled, room: Room): Paint =>
  steps(room, '700', '300', name).find(
    (paint) => readsOn(room.surfaces, NEEDS.text)(paint) && isLegible(paint, room.of(`${name}-subtle`), NEEDS.soft),
  ) ?? room.of('text');

/** The roles of a colour that carries text: solid, soft, outlined, and as text. */
export const filledRows = (name: Filled): readonly Row[] => {
  const title = name[0]!.toUpperCase() + name.slice(1);
  const soft = [`${name}-subtle`, `${name}-subtle-hover`] as const;
  return [
    { role: name, use: `${title}: solid button, badge`, paint: ({ fills }) => fills[name].base },
    {
      role: `on-${name}`,
      use: 'Text and icons on it',
      paint: ({ fills }) => fills[name].on,
      reads: [{ on: [name, `${name}-hover`, `${name}-active`], need: 'fill' }],
    },
    {
      role: `${name}-hover`,
      use: 'The same under the pointer',
      paint: ({ fills }) => fills[name].hover,
      apart: [{ from: [name], least: 2 }],
    },
    {
      role: `${name}-active`,
      use: 'The same while it is pressed',
      paint: ({ fills }) => fills[name].active,
      apart: [{ from: [`${name}-hover`], least: 2 }],
    },
    {
      role: `${name}-subtle`,
      use: 'Tinted background: badge, alert, chosen row',
      paint: (room) => tintOf(name, room),
      apart: [{ from: SURFACES, least: TINT }],
    },
    {
      role: `${name}-subtle-hover`,
      use: 'The same under the pointer',
      paint: (room) => nextTint(name, room),
      apart: [{ from: [`${name}-subtle`], least: TINT }],
    },
    {
      role: `on-${name}-subtle`,
      use: 'Text on the tint',
      paint: (room) => steps(room, '800', '200', name).find(readsOn(soft.map(room.of), NEEDS.text)) ?? room.of('text'),
      reads: [{ on: soft, need: TEXT }],
    },
    {
      role: `${name}-border`,
      use: 'Line around the tint',
      paint: (room) =>
        firstOf(
          room.theme === 'light'
            ? stepsNamed(room.ramps[name], ['300', '400', '500', '600'])
            : stepsNamed(room.ramps[name], ['800', '700', '600', '500', '400']),
          (paint) => differenceOf(paint, room.of(`${name}-subtle`)) >= LINE_AIM,
        ),
      apart: [{ from: [`${name}-subtle`], least: LINE }],
    },
    {
      role: `${name}-border-strong`,
      use: 'Line that carries meaning: outlined button, invalid field',
      paint: ({ ramps, surfaces }) => firstOf(around(ramps[name], '500'), readsOn(surfaces, NEEDS.graphic)),
      reads: [{ on: SURFACES, need: NEEDS.graphic }],
    },
    {
      role: `${name}-text`,
      use: 'Text in the colour',
      paint: (room) => textOf(name, room),
      reads: [
        { on: SURFACES, need: TEXT },
        { on: [`${name}-subtle`], need: SOFT },
      ],
    },
    {
      role: `${name}-focus`,
      use: 'Ring around it when it has the focus',
      paint: (room) =>
        firstOf(around(room.ramps[name], inTheme(room, '600', '400')), readsOn(room.surfaces, NEEDS.graphic)),
      reads: [{ on: SURFACES, need: NEEDS.graphic }],
    },
  ];
};

/** What a way of filling promises of the text on a fill. */
export const needOfFill = (mode: Room['mode']): Need => {
  const { ratio, lc } = FILLS[mode].need;
  return { ratio, lc: Math.min(lc, TEXT.lc) };
};
