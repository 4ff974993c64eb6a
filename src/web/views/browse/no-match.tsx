import { MOST_WITHIN } from '../../../collections/palettes/palette-reach.ts';
import type { NearestPalette } from '../../../collections/palettes/palette-record.ts';
import { apiKey } from '../../state/key.ts';
import { panel } from '../../state/panels.ts';
import { asking, browse, browsing, clearFilters, inputs, openRecord, setFilters, values } from './model.ts';

/** A tenth that is not below a difference. */
const enough = (difference: number): string => String(Math.ceil(difference * 10) / 10);

/** Where no palette is near enough: the nearest, how far it is, and a difference that finds it. */
const NearestPaletteCard = ({ nearest }: { nearest: NearestPalette | undefined }) => {
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
        <button type="button" class="button quiet" onClick={() => inputs.asStep(() => setFilters({ within }))}>
          Allow a difference of {within}
        </button>
      )}
    </div>
  );
};

/** A scan that continues, or other filters. */
const LookFurther = () => {
  const credits = browsing.value.credits;
  return (
    <div class="row">
      {apiKey.value === undefined ? (
        <button
          type="button"
          class="button"
          onClick={() => {
            panel.value = 'key';
          }}
        >
          Sign in to scan further
        </button>
      ) : (
        <button type="button" class="button" disabled={asking.busy.value} onClick={() => browse()}>
          Scan further ({credits} {credits === 1 ? 'credit' : 'credits'})
        </button>
      )}
      <button type="button" class="button quiet" onClick={clearFilters}>
        Remove all filters
      </button>
    </div>
  );
};

/**
 * In place of an empty list: the nearest palette, and a scan where the page did not read the whole collection. For an answer of the
 * service it says whether the scan is over.
 */
export const NoMatch = ({
  nearest,
  isScanned,
  goesOn = false,
}: {
  nearest?: NearestPalette | undefined;
  isScanned?: boolean;
  goesOn?: boolean;
}) => (
  <>
    {isScanned === undefined ? null : (
      <p class="none">
        No matches yet. {isScanned ? 'No records match these filters.' : 'Continue scanning, or loosen the filters.'}
      </p>
    )}
    <NearestPaletteCard nearest={nearest} />
    {goesOn ? <LookFurther /> : null}
  </>
);
