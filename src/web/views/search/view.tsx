import { rgb } from '../../../color/rgb.ts';
import type { Starrable } from '../../library/star.ts';
import { StarButton } from '../../library/star-button.tsx';
import { LoadProblem } from '../../parts/failure.tsx';
import { shownRatio } from '../../parts/format.ts';
import { MadeTitle } from '../../parts/made-title.tsx';
import { sightName } from '../../parts/sight-name.ts';
import { Swatch } from '../../parts/swatch.tsx';
import { importedText } from '../../state/imported-text.ts';
import { inWorker } from '../../state/in-worker.ts';
import { navigate } from '../../state/navigation.ts';
import { usesAll } from '../../state/set-use.ts';
import type { View } from '../../state/view.ts';
import { adoptStyle } from '../../styles/adopt.ts';
import briefStyle from '../../styles/brief.css';
import { Brief } from './brief.tsx';
import { Distribution } from './distribution.tsx';
import {
  brief,
  type FoundPalette,
  inputs,
  mine,
  scoreInput,
  searched,
  searchResult,
  settings,
  taste,
  userPalette,
} from './model.ts';
import { OPERATIONS } from './operations.ts';
import { Scores } from './scores.tsx';
import style from './search.css';

adoptStyle(briefStyle);
adoptStyle(style);

const list = (colors: readonly string[]): string => colors.map((hex) => hex.slice(1)).join('~');

/** A palette as the library keeps it: opened, it is in the palette generator, every colour locked. */
const starrable = ({ colors, relationship }: FoundPalette): Starrable => ({
  kind: 'palette',
  name: `${relationship.id.replaceAll('_', ' ')} ${colors[0]}`,
  address: `/make/palette#n=${colors.length}&edit=${colors.map((hex, at) => `${at}:${hex.slice(1)}`).join('~')}`,
  colors,
});

const Palette = ({ palette }: { palette: FoundPalette }) => {
  const { rank, colors, total, relationship, best_pair: pair, separation } = palette;
  const worst = separation.toSorted((a, b) => a.difference - b.difference)[0];
  return (
    <li class="card hit">
      <div class="found-head">
        <span class="rank">{rank}</span>
        <div class="found-colors">
          {colors.map((hex, i) => (
            <Swatch key={hex} id={`found-${rank}-${i}`} name={`Palette ${rank}, colour ${i + 1}`} color={rgb(hex)} />
          ))}
        </div>
        <b class="total">{total.toFixed(1)}</b>
        <StarButton entry={starrable(palette)} detail={`palette ${rank}`} />
      </div>
      <p class="muted note">
        {relationship.id.replaceAll('_', ' ')}; best pair <code>{pair.fg}</code> on <code>{pair.bg}</code>{' '}
        {shownRatio(pair.ratio)}
        {worst ? `; closest two colours ${worst.difference.toFixed(1)} apart with ${sightName(worst.view)}` : ''}
      </p>
      <Scores scored={palette} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div class="row" role="group" aria-label={`Palette ${rank}`}>
        <button type="button" class="button quiet" onClick={() => navigate('/contrast', `#pal=${list(colors)}`)}>
          Open in Contrast
        </button>
        <button type="button" class="button quiet" onClick={() => navigate('/vision', `#pal=${list(colors)}`)}>
          Open in Vision
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => userPalette.steps.asStep(() => userPalette.set(colors))}
        >
          Edit a copy
        </button>
      </div>
    </li>
  );
};

/** Drawn again for another answer alone: that it is no longer the one that is asked for changes nothing within. */
const Found = () => {
  const answer = searchResult.value;
  return answer ? (
    <>
      <Distribution answer={answer} />
      <ol class="found-list">
        {answer.palettes.map((palette) => (
          <Palette key={palette.colors.join()} palette={palette} />
        ))}
      </ol>
    </>
  ) : null;
};

const Results = () => {
  const answer = searchResult.value;
  return (
    <div class="search-results">
      <LoadProblem text={searched.failure.value ?? ''} again={searched.again} />
      {mine.value ? (
        <section class="card hit" aria-label="Your palette">
          <h2>Yours: {mine.value.total.toFixed(1)}</h2>
          <Scores scored={mine.value} />
        </section>
      ) : null}
      {answer ? (
        <div class={searched.stale.value ? 'dimmed waiting' : ''} aria-busy={searched.stale.value}>
          <Found />
        </div>
      ) : null}
      {answer || searched.failure.value !== undefined ? null : (
        <p class="loading">Scoring several hundred palettes …</p>
      )}
    </div>
  );
};

const Main = () => (
  <div class="search">
    <MadeTitle title="Search" colors={(searchResult.value?.palettes[0]?.colors ?? []).map(rgb)} />
    <div class="search-body">
      <Brief />
      <Results />
    </div>
  </div>
);

export const view: View = {
  Main,
  inputs,
  set: usesAll(inputs, 'colors', 1),
  ready: searched.settled,
  calls: () => [
    { operation: OPERATIONS.palettes, input: brief.value, local: () => inWorker('palettes', settings.value) },
    ...(scoreInput.value.palette.length < 2
      ? []
      : [{ operation: OPERATIONS.score, input: scoreInput.value, local: () => inWorker('score', scoreInput.value) }]),
  ],
  computed: () => [searched],
  exports: () =>
    (searchResult.value?.palettes ?? []).flatMap(({ rank, colors }) =>
      colors.map((hex, i) => ({ label: `palette-${rank}-${i + 1}`, color: rgb(hex) })),
    ),
  take: (colors) => {
    taste.set(colors.map(({ text }) => text));
    return importedText(colors.length, taste.most, 'added to the brief');
  },
};
