import { IconButton } from '../parts/icon.tsx';
import { currentPage } from '../state/location.ts';

/** What a link named that the view does not take: a link of another version, or one that was changed by hand. */
export const DroppedParts = () => {
  const inputs = currentPage.value?.view.inputs;
  if (!inputs || inputs.dropped.length === 0) return null;
  return (
    <section class="card dropped" aria-label="Ignored parts of the link">
      <div>
        <p>The link opened, but these parts were ignored:</p>
        <ul>
          {inputs.dropped.map(({ name, value, accepted }) => (
            <li key={`${name}=${value}`}>
              <code>
                {name}={value}
              </code>{' '}
              <span class="muted">{accepted}</span>
            </li>
          ))}
        </ul>
      </div>
      <IconButton icon="close" name="Close" onClick={() => inputs.forgetDropped()} />
    </section>
  );
};
