import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce, tellReaders } from '../state/announce.ts';
import { type ColorList, changedList } from '../state/color-list.ts';
import { meantBy, READING } from '../state/color-text.ts';
import { farthestFrom } from '../state/farthest.ts';
import { fullText } from '../state/imported-text.ts';
import { shortened } from './color-field.tsx';
import { focusDrawn } from './focus-drawn.ts';
import { Icon, IconButton } from './icon.tsx';
import { Offer } from './offer.tsx';
import { Swatch } from './swatch.tsx';

const GREY = { r: 128, g: 128, b: 128 };

/** What arrows, Ctrl with arrows, Ctrl D and Delete do on a swatch; undefined where the key is another's. */
const edited = (event: KeyboardEvent, texts: readonly string[], at: number) => {
  const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const control = event.ctrlKey || event.metaKey;
  if (along !== undefined) {
    if (event.shiftKey || event.altKey) return undefined;
    const focus = Math.min(texts.length - 1, Math.max(0, at + along));
    if (!control || focus === at) return { focus };
    return { texts: changedList.move(texts, at, focus), focus, said: 'Moved' };
  }
  if (control && event.key.toLowerCase() === 'd')
    return { texts: changedList.double(texts, at), focus: at + 1, said: 'Duplicated' };
  if (event.key === 'Delete' || event.key === 'Backspace')
    return { texts: changedList.remove(texts, at), focus: Math.max(0, at - 1), said: 'Removed' };
  return undefined;
};

/**
 * A palette that is edited in place: each colour a swatch over its text. Arrows go along it, with Ctrl they move the
 * colour, Ctrl D doubles it, Delete removes it.
 */
export const ColorListEditor = ({
  list,
  label,
  least = 0,
  of = '',
  extra,
}: {
  list: ColorList;
  label: string;
  /** No fewer colours than this are left. */
  least?: number;
  /** What the names of its fields end with, where a page has several lists: ` of layer 1`. */
  of?: string;
  extra?: (at: number) => ComponentChildren;
}) => {
  // A field that leaves with its view is not blurred.
  useEffect(
    () => () => {
      list.isTyping.value = false;
    },
    [list],
  );
  const items = list.items.value;
  const texts = items.map(({ text }) => text);
  const idOf = (at: number): string => `${list.name}-${at}`;
  const focusOn = (at: number): void => {
    focusDrawn(() => document.querySelector<HTMLElement>(`[data-input="${list.name}:${at}"]`));
  };
  const put = (next: readonly string[], focus: number, said: string): void => {
    if (next.length < least) return;
    if (next.length > list.most) {
      announce(fullText(list.most));
      return;
    }
    list.steps.asStep(() => list.set(next));
    tellReaders(said);
    focusOn(focus);
  };
  return (
    <ul class="color-list" aria-label={label}>
      {items.map(({ text, reading }, at) => {
        const { color, why } = reading;
        const name = `Colour ${at + 1}${of}`;
        return (
          // Colours have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
          <li key={at}>
            <span class="color-list-swatch">
              <Swatch
                id={idOf(at)}
                name={name}
                color={color ?? GREY}
                input={`${list.name}:${at}`}
                onKey={(event) => {
                  const edit = edited(event, texts, at);
                  if (!edit) return;
                  event.preventDefault();
                  if (edit.texts) put(edit.texts, edit.focus, edit.said);
                  else focusOn(edit.focus);
                }}
                actions={[{ name: 'Duplicate', run: () => put(changedList.double(texts, at), at + 1, 'Duplicated') }]}
              />
              {extra?.(at)}
            </span>
            <input
              class="mono"
              type="text"
              aria-label={name}
              value={text}
              spellcheck={false}
              autocomplete="off"
              autocapitalize="off"
              aria-invalid={why !== undefined}
              title={why}
              onInput={(event) => {
                list.isTyping.value = true;
                list.set(changedList.replace(texts, at, event.currentTarget.value));
              }}
              onBlur={() => {
                list.isTyping.value = false;
              }}
              onFocus={(event) => event.currentTarget.select()}
              onChange={() => {
                list.isTyping.value = false;
                list.steps.settle();
              }}
            />
            {texts.length > least ? (
              <IconButton
                icon="close"
                name={`Remove ${name.toLowerCase()}`}
                onClick={() => put(changedList.remove(texts, at), Math.max(0, at - 1), 'Removed')}
              />
            ) : null}
          </li>
        );
      })}
      {texts.length < list.most ? (
        <li class="color-list-add">
          <button
            type="button"
            aria-label={`Add a colour${of}`}
            title="Add a colour"
            onClick={() =>
              put([...texts, farthestFrom(list.colors.value.map(({ color }) => color))], texts.length, 'Added')
            }
          >
            <Icon name="plus" />
          </button>
        </li>
      ) : null}
    </ul>
  );
};

/**
 * What is wrong with the first colour of a list that cannot be read, in the reader's own words, with its nearest colour to take. The
 * line is reserved: nothing moves when it is filled, on leaving a field.
 */
export const ColorListFaults = ({ list }: { list: ColorList }) => {
  const items = list.items.value;
  // An unfinished word is not an error.
  const at = list.isTyping.value
    ? -1
    : items.findIndex(({ text, reading: { why } }) => why !== undefined && why !== READING && text.trim() !== '');
  const fault = items[at];
  const meant = fault && meantBy(fault.text);
  return (
    <p class="field-line field-why faults" role="status">
      {fault && (
        <>
          Colour {at + 1}: {shortened(fault.reading, meant)}
          <Offer
            meant={meant}
            nearest={fault.reading.details?.nearest}
            onTake={(taken) => {
              list.steps.asStep(() => list.set(items.map((one, i) => (i === at ? taken : one.text))));
              document.querySelector<HTMLElement>(`[data-input="${list.name}:${at}"]`)?.focus();
            }}
          />
        </>
      )}
    </p>
  );
};
