import { MOST_WITHIN } from '../../../collections/palettes/palette-reach.ts';
import type { NearestPalette } from '../../../collections/palettes/palette-record.ts';
import { inputs, openRecord, setFilters, values } from './model.ts';

/** A tenth that is not below a difference. */
const enough = (difference: number): string => String(Math.ceil(difference * 10) / 10);

/** Where no palette is near enough: the nearest, how far it is, and a difference that finds it. */
export const NearestPaletteCard = ({ nearest }: { nearest: NearestPalette | undefined }) => {
  if (!nearest || values.value.near === undefined) return null;
  const { id, colors, difference } = nearest;
  const within = enough(difference);
  return (
    <div class="nearest">
      <p>The nearest palette is {difference.toFixed(1)} away.</p>
      <a
        class="strip"
        href={`/browse/palettes#id=${id}`}
        aria-label={`Open the nearest palette, ${id}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          openRecord(id);
        }}
      >
        {colors.map((hex, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: colours have no identity but their place
          <span key={i} style={{ background: hex }} />
        ))}
      </a>
      {Number(within) > MOST_WITHIN ? null : (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            setFilters({ within });
            inputs.settle();
          }}
        >
          Allow a difference of {within}
        </button>
      )}
    </div>
  );
};
