import { PRESETS } from '../../personalize/vocabulary/presets.ts';
import { SelectField } from './select-field.tsx';

/** Takes a brief that is written already; what is chosen stays no choice. */
export const PresetSelect = ({ onChoose }: { onChoose: (id: string) => void }) => (
  <SelectField
    id="preset"
    label="Start from a preset"
    value=""
    options={[['', 'choose'], ...PRESETS.map(({ id, name }) => [id, name] as const)]}
    onChoose={onChoose}
  />
);
