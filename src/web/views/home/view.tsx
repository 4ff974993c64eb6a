import { useSignal, useSignalEffect } from '@preact/signals';
import { Offer } from '../../parts/offer.tsx';
import { tellReaders } from '../../state/announce.ts';
import { meantBy, readerSettled } from '../../state/color-text.ts';
import { navigate } from '../../state/navigation.ts';
import { OPERATIONS } from '../../state/operations.ts';
import type { Pasted } from '../../state/pasted.ts';
import { screenColor } from '../../state/screen-color.ts';
import type { View } from '../../state/view.ts';
import { addColors, changeSet } from '../../state/working-set.ts';
import { adoptStyle } from '../../styles/adopt.ts';
import { Answers } from './answers.tsx';
import { Below, Request } from './below.tsx';
import style from './home.css';
import { hexes, inputs, isNeverRead, isReadable, isStale, pasted, subject } from './model.ts';

adoptStyle(style);

const TRY = [
  ['rebeccapurple', 'rebeccapurple'],
  ['#7298bc on white', '#7298bc on white'],
  ['a chart palette', '#1f77b4, #ff7f0e, #2ca02c, #d62728, #9467bd, #17becf'],
  ['a web address', 'example.com'],
] as const;

const bare = (text: string): string => text.replace(/^#/, '');

/** Where what was typed is worked on. */
const open = (one: Pasted): void => {
  switch (one.kind) {
    case 'address':
      navigate('/audit', { url: one.address });
      break;
    case 'palette': {
      const colors = one.colors.map(({ text }) => text);
      changeSet({ colors, current: 0 });
      navigate('/vision', { pal: colors.map(bare).join('~') });
      break;
    }
    case 'pair':
      addColors([one.text.text]);
      navigate('/contrast', { fg: bare(one.text.text), bg: bare(one.background.text) });
      break;
    case 'color':
      addColors([one.color.text]);
      navigate('/color', { c: bare(one.color.text) });
  }
};

const NOTHING_READ = 'Not a colour, a pair, a palette or a web address.';

const Line = ({ tried }: { tried: boolean }) => {
  const { value } = pasted;
  if (value?.kind === 'address') return <>A web address: Open audits it.</>;
  if (!isStale.value || (isNeverRead.value && !tried)) return null;
  if (!tried) return <>The answers are of the last readable colour.</>;
  const meant = meantBy(inputs.get('q'));
  if (meant === undefined) return <>{NOTHING_READ}</>;
  return (
    <>
      Not a colour.
      <Offer
        meant={meant}
        onTake={(text) => {
          inputs.choose('q', text);
          document.getElementById('home-q')?.focus();
        }}
      />
    </>
  );
};

const Field = () => {
  const tried = useSignal(false);
  useSignalEffect(() => {
    if (!tried.value || pasted.value) return undefined;
    const meant = meantBy(inputs.get('q'));
    return tellReaders(meant === undefined ? NOTHING_READ : `Not a colour. Did you mean ${meant}?`);
  });
  return (
    <form
      class="home-field"
      onSubmit={(event) => {
        event.preventDefault();
        // What reads it may still be on its way.
        void readerSettled().then(() => {
          if (pasted.value) open(pasted.value);
          else tried.value = true;
        });
      }}
    >
      <label for="home-q">Colour, pair, palette, image or web address</label>
      <div class="home-field-row">
        <span
          class={isStale.value ? 'chip home-chip unread' : 'chip home-chip'}
          style={isNeverRead.value ? {} : { backgroundColor: screenColor(subject.value.text) }}
        />
        <input
          id="home-q"
          class="mono"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={inputs.get('q')}
          aria-describedby="home-line"
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => {
            tried.value = false;
            inputs.set('q', event.currentTarget.value);
          }}
          onChange={() => {
            tried.value = isStale.value;
            inputs.settle();
          }}
        />
        <button type="submit" class="button">
          Open
        </button>
      </div>
      <p class="field-line muted" id="home-line">
        <Line tried={tried.value} />
      </p>
      <p class="home-try muted">
        Try{' '}
        {TRY.map(([name, text]) => (
          <button key={name} type="button" class="link-button" onClick={() => inputs.choose('q', text)}>
            {name}
          </button>
        ))}
      </p>
    </form>
  );
};

const Main = () => (
  <div class="home">
    <div class="home-head">
      <div>
        <h1 tabIndex={-1}>Colour tools with an exact API behind them.</h1>
        <p class="home-lead">
          Check contrast, build scales, see what colour-blind people see, and audit pages. The colour tools run in this
          browser without an account; every result is also one API request.
        </p>
      </div>
      <Request />
    </div>
    <Field />
    <Answers />
    <Below />
  </div>
);

export const view: View = {
  Main,
  inputs,
  set: {
    takes: 'current',
    // What is tried here reaches the set with Open alone.
    follows: false,
    open: ([color]) => (color === undefined ? undefined : { q: `${color} on #ffffff` }),
    read: () => {
      const { value } = pasted;
      if (value?.kind === 'pair') return [value.text.text];
      return value?.kind === 'color' ? [value.color.text] : [];
    },
  },
  inAddress: () => isReadable.value,
  calls: () => (isNeverRead.value ? [] : [{ operation: OPERATIONS.contrast, input: hexes.value }]),
  exports: () =>
    isNeverRead.value
      ? []
      : [
          { label: 'text', color: subject.value.text },
          { label: 'background', color: subject.value.background },
        ],
  take: (colors) => {
    inputs.set('q', colors.map(({ text }) => text).join(', '));
    return `${colors.length} ${colors.length === 1 ? 'colour' : 'colours'} imported.`;
  },
};
