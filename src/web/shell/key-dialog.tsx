import { KeyCard } from '../parts/key-card.tsx';
import { panel } from '../state/panels.ts';
import { Dialog } from './dialog.tsx';

export const KeyDialog = () => (
  <Dialog name="key" title="Sign in">
    {() => (
      <KeyCard
        onDone={() => {
          panel.value = undefined;
        }}
      />
    )}
  </Dialog>
);
