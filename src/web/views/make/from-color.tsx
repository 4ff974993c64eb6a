import type { ComponentChildren } from 'preact';
import { percent } from '../../parts/format.ts';
import { HueSlider } from '../../parts/hue-slider.tsx';
import { Plane } from '../../parts/plane.tsx';
import type { Inputs } from '../../state/inputs.ts';
import type { Pick } from '../../state/pick.ts';
import type { createColorInput } from './backgrounds.ts';
import { GeneratorCard } from './generator.tsx';
import { InputColor } from './input-color.tsx';

/** A generator that begins with the colour of the input `c`, typed or picked. */
export const FromColor = <Name extends string>({
  inputs,
  label,
  color,
  pick,
  children,
}: {
  inputs: Inputs<Name | 'c'>;
  /** What the colour is called here. */
  label: string;
  color: ReturnType<typeof createColorInput>;
  pick: Pick;
  children: ComponentChildren;
}) => {
  const { l, c } = pick.oklch.value;
  return (
    <GeneratorCard title="From one colour">
      <InputColor inputs={inputs} name="c" label={label} color={color} />
      <Plane
        pick={pick}
        legend={`Lightness and chroma of the ${label.toLowerCase()}`}
        words={`lightness ${percent(l)}, chroma ${c.toFixed(3)}`}
      />
      <HueSlider pick={pick} />
      {children}
    </GeneratorCard>
  );
};
