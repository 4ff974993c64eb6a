import type { createGrounds } from './grounds.ts';
import { InputColor } from './input-color.tsx';

/** The fields of the two backgrounds. */
export const GroundFields = <Name extends string>({
  grounds: { inputs, ...sides },
}: {
  grounds: ReturnType<typeof createGrounds<Name>>;
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
