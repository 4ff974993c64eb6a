import { Dialog } from './dialog.tsx';
import { KeyCard } from './key-card.tsx';
import { panel } from './panels.ts';

export const KeyDialog = () => (
  <Dialog name="key" title="API key">
    {() => (
      <KeyCard
        onDone={() => {
          panel.value = undefined;
        }}
      />
    )}
  </Dialog>
);
