import { computed } from '@preact/signals';
import { toHex } from '../../../../color/rgb.ts';
import { WHEELS } from '../../../../design/wheel/wheels.ts';
import type { Pixels } from '../../../paint/plane.ts';
import { dragging } from '../../../parts/drag.ts';
import { degrees } from '../../../parts/format.ts';
import { HiddenRange } from '../../../parts/hidden-range.tsx';
import { Painted, type Painting } from '../../../parts/painted.tsx';
import { arrowStep } from '../../../parts/steps.ts';
import { edited, inputs, request, roles } from './model.ts';

const SIZE = 200;
const TURN = 2 * Math.PI;

// Separate values: a drag changes neither, and the wheel is then not repainted.
const wheelOf = computed(() => request.value.wheel);
const lightnessOf = computed(() => request.value.lightness);

/** Hue around, saturation from the middle out, at the lightness that is chosen. */
const painting = computed((): Painting => {
  const [wheel, lightness] = [wheelOf.value, lightnessOf.value];
  const pixels: Pixels = new Uint8ClampedArray(4 * SIZE * SIZE);
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      const [dx, dy] = [(2 * (x + 0.5)) / SIZE - 1, 1 - (2 * (y + 0.5)) / SIZE];
      const s = Math.hypot(dx, dy);
      const inside = (1 - s) * (SIZE / 2) + 0.5;
      if (inside <= 0) continue;
      const h = ((Math.atan2(dy, dx) / TURN) * 360 + 360) % 360;
      const { r, g, b } = WHEELS[wheel].toRgb({ h, s: Math.min(1, s), l: lightness });
      pixels.set([r, g, b, inside >= 1 ? 255 : Math.round(255 * inside)], 4 * (y * SIZE + x));
    }
  return { pixels, width: SIZE, height: SIZE };
});

const place = (hue: number, saturation: number) => ({
  left: `${50 + 50 * saturation * Math.cos((hue / 360) * TURN)}%`,
  top: `${50 - 50 * saturation * Math.sin((hue / 360) * TURN)}%`,
});

/** Where a member stands: its hue on the wheel that is chosen, the saturation of the base. */
const members = computed(() =>
  edited.colors.value.map((color, i) => ({
    hex: toHex(color),
    role: roles.value[i]!,
    id: `${roles.value[i]} ${i}`,
    hue: WHEELS[request.value.wheel].fromRgb(color).h,
  })),
);

const put = (hue: number, saturation: number): void => {
  inputs.set('hue', String(Math.round((((hue % 360) + 360) % 360) * 10) / 10));
  inputs.set('s', String(Math.round(100 * Math.min(1, Math.max(0, saturation))) / 100));
};

const drag = dragging(inputs, (x, y) => {
  const [dx, dy] = [2 * x - 1, 1 - 2 * y];
  put((Math.atan2(dy, dx) / TURN) * 360, Math.hypot(dx, dy));
});

/** The wheel with every member on it; the base is what is dragged. */
export const Wheel = () => {
  const { hue, saturation } = request.value;
  const settle = (): void => inputs.settle();
  return (
    <fieldset
      class="wheel"
      {...drag}
      onKeyDown={(event) => {
        const move = arrowStep(event);
        if (!move) return;
        event.preventDefault();
        put(hue + move.x, saturation + move.y / 100);
      }}
    >
      <legend class="off-screen">Hue and saturation of the base</legend>
      <Painted painting={painting} className="wheel-paint" />
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        {members.value.map(({ hue: at, id }) => {
          const [x, y] = [
            50 + 50 * saturation * Math.cos((at / 360) * TURN),
            50 - 50 * saturation * Math.sin((at / 360) * TURN),
          ];
          return <line key={id} x1="50" y1="50" x2={x} y2={y} vector-effect="non-scaling-stroke" />;
        })}
      </svg>
      {members.value.map(({ hue: at, hex, role, id }, i) => (
        <span
          key={id}
          class={i === 0 ? 'wheel-member base' : 'wheel-member'}
          style={{ ...place(at, saturation), backgroundColor: hex }}
          title={`${role}, ${hex}`}
        />
      ))}
      <HiddenRange
        label="Hue"
        text={degrees(hue)}
        max={360}
        value={hue}
        onInput={(to) => put(to, saturation)}
        onSettle={settle}
      />
      <HiddenRange
        label="Saturation"
        text={`${Math.round(100 * saturation)} %`}
        max={1}
        value={saturation}
        onInput={(to) => put(hue, to)}
        onSettle={settle}
      />
    </fieldset>
  );
};
