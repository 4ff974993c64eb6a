import { STYLES } from '../../personalize/vocabulary/styles.ts';
import type { StyleList } from '../state/style-list.ts';

/** The styles of the vocabulary, any number of them chosen. */
export const StyleChoice = ({ list }: { list: StyleList }) => (
  <fieldset class="choice">
    <legend>Styles</legend>
    <div class="styles">
      {Object.values(STYLES).map(({ id, name, description }) => (
        <label key={id} title={description}>
          <input
            type="checkbox"
            checked={list.chosen.value.includes(id)}
            onChange={(event) => list.choose(id, event.currentTarget.checked)}
          />
          <span>{name}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
