import { panel } from '../state/panels.ts';

/** Opens the files of the view; E does the same. */
export const ExportButton = () => (
  <button
    type="button"
    class="button quiet"
    onClick={() => {
      panel.value = 'export';
    }}
  >
    Export
  </button>
);
