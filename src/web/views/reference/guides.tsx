import { effect, signal } from '@preact/signals';
import { type GuideHit, searchGuides } from '../../state/guide-search.ts';
import { inputs } from './model.ts';

const hits = signal<readonly GuideHit[]>([]);
const SHOWN = 4;

effect(() => {
  const query = inputs.get('q');
  void searchGuides(query).then((found) => {
    if (inputs.get('q') === query) hits.value = found ?? [];
  });
});

/** Guides that hold the words that are searched. */
export const GuideHits = () =>
  hits.value.length === 0 ? null : (
    <nav class="guide-hits" aria-label="Guides">
      <h2>Guides</h2>
      <ul>
        {hits.value.slice(0, SHOWN).map(({ path, guide, section }) => (
          <li key={path}>
            <a href={path}>{guide === section ? guide : `${guide}: ${section}`}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
