import { ColorField } from '../../parts/color-field.tsx';
import type { createGrounds } from './grounds.ts';

/** The fields of the two backgrounds. */
export const GroundFields = <Name extends string>({
  grounds: { inputs, ...sides },
}: {
  grounds: ReturnType<typeof createGrounds<Name>>;
}) => (
  <div class="ground-fields">
    {(['a', 'b'] as const).map((name) => (
      <ColorField
        key={name}
        id={`ground-${name}`}
        label={`Background ${name.toUpperCase()}`}
        inputs={inputs}
        name={name}
        shown={sides[name].color.value}
        reading={sides[name].reading.value}
      />
    ))}
  </div>
);
