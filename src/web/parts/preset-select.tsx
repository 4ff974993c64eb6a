import { useSignal } from '@preact/signals';
import { PRESETS } from '../../personalize/vocabulary/presets.ts';
import { SelectField } from './select-field.tsx';

/** Applies a preset brief. The last one remains selected, so that arrow keys continue from it. */
export const PresetSelect = ({ onChoose }: { onChoose: (id: string) => void }) => {
  const chosen = useSignal('');
  return (
    <SelectField
      id="preset"
      label="Start from a preset"
      value={chosen.value}
      options={[['', 'choose'], ...PRESETS.map(({ id, name }) => [id, name] as const)]}
      onChoose={(id) => {
        chosen.value = id;
        if (id !== '') onChoose(id);
      }}
    />
  );
};
