import { html, type Markup } from '../../text/markup.ts';
import { difference, type ShownChange } from './read-changes.ts';
import { CHANGE_NAMES } from './words.ts';

type Side = ReturnType<typeof difference>['before'];

const line = ({ start, changed, end }: Side): Markup =>
  html`${start}${changed && html`<mark>${changed}</mark>`}${end}`;

/** Markup before and after a change, with what differs marked, and a button that copies what it becomes. */
const change = (one: ShownChange): Markup => {
  const { kind, says, after } = one;
  const sides = difference(one);
  return html`<div class="change" dir="ltr"><p>${CHANGE_NAMES[kind]}: ${says}.${
    after &&
    html` <button type="button" class="copy" data-after hidden>Copy<span class="sr"> the changed markup</span></button>`
  }</p><pre><del><span class="sr">Before: </span><code>${line(sides.before)}</code></del>${
    after && html`<ins><span class="sr">After: </span><code data-copy="      → ">${line(sides.after)}</code></ins>`
  }</pre></div>`;
};

export const changes = (all: readonly ShownChange[] | undefined): Markup | null =>
  all?.length ? html`${all.map(change)}` : null;
