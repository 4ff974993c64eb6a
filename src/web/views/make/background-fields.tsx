import type { createBackgrounds } from './backgrounds.ts';
import { InputColor } from './input-color.tsx';

/** The fields of the two backgrounds. */
export const BackgroundFields = <Name extends string>({
  backgrounds: { inputs, ...sides },
}: {
  backgrounds: ReturnType<typeof createBackgrounds<Name>>;
}) => (
  <div class="ground-fields">
    {(['a', 'b'] as const).map((name) => (
      <InputColor
        key={name}
        id={`ground-${name}`}
        label={`Background ${name.toUpperCase()}`}
        inputs={inputs}
        name={name}
        color={sides[name]}
      />
    ))}
  </div>
);
