import type { Shuffle } from './shuffle.ts';

/** What was generated before: a click brings it back. */
export const SeenList = ({ shuffle: { seen, show } }: { shuffle: Shuffle }) =>
  seen.value.length === 0 ? (
    <p class="muted note">Space generates another; what you saw is listed here.</p>
  ) : (
    <ul class="seen-list" aria-label="Seen before">
      {seen.value.map((result) => (
        <li key={result.fragment}>
          <button
            type="button"
            class="seen"
            aria-label={`Show again: ${result.colors.join(', ')}`}
            title="Show again"
            onClick={() => show(result)}
          >
            {result.colors.map((color, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: colours have no identity but their place
              <span key={i} style={{ backgroundColor: color }} />
            ))}
          </button>
        </li>
      ))}
    </ul>
  );
