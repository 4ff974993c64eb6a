import type { ComponentChildren } from 'preact';
import type { Inputs } from '../state/inputs.ts';

interface InputFormProps {
  readonly inputs: Inputs<string>;
  readonly className: string;
  readonly label: string;
  /** Requests what the inputs say. */
  readonly onSubmit: () => Promise<void>;
  readonly children: ComponentChildren;
}

/** A card of inputs that Enter commits, and a click sends: what is typed by then is one step of the history. */
export const InputForm = ({ inputs, className, label, onSubmit, children }: InputFormProps) => (
  <form
    class={`card ${className}`}
    aria-label={label}
    onSubmit={(event) => {
      event.preventDefault();
      inputs.settle();
      void onSubmit();
    }}
  >
    {children}
  </form>
);
