import { ColorField } from '../../parts/color-field.tsx';
import type { Inputs } from '../../state/inputs.ts';
import type { createColorInput } from './backgrounds.ts';

interface InputColorProps<Name extends string> {
  readonly inputs: Inputs<Name>;
  readonly name: Name;
  readonly id?: string;
  readonly label: string;
  readonly color: ReturnType<typeof createColorInput>;
}

/** The field of a colour that something is made from or judged on. */
export const InputColor = <Name extends string>({ color: { color, reading }, ...field }: InputColorProps<Name>) => (
  <ColorField {...field} shown={color.value} reading={reading.value} />
);
