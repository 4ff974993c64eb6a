import type { Inputs } from '../state/inputs.ts';
import { anotherSeed, isSeed } from '../state/seed.ts';
import { IconButton } from './icon.tsx';

/** The whole number that makes a random choice repeatable, and a die that throws another. */
export const SeedField = <Name extends string>({
  id,
  inputs,
  name,
  keys,
}: {
  id: string;
  inputs: Inputs<Name>;
  name: Name;
  /** The key that throws the die, where the view has one. */
  keys?: string;
}) => {
  const wrong = !isSeed(inputs.get(name));
  return (
    <div class="field">
      <label for={id}>Seed</label>
      <div class="field-row">
        <input
          id={id}
          class="mono"
          type="text"
          inputMode="numeric"
          value={inputs.get(name)}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-why` : undefined}
          onInput={(event) => inputs.set(name, event.currentTarget.value.trim())}
          onChange={() => inputs.settle()}
        />
        <IconButton
          icon="dice"
          name="New seed"
          {...(keys === undefined ? {} : { keys })}
          onClick={() => anotherSeed(inputs, name)}
        />
      </div>
      {wrong ? (
        <p class="field-why" id={`${id}-why`}>
          Enter a whole number.
        </p>
      ) : null}
    </div>
  );
};
