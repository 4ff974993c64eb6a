import { html, type Markup } from '../../text/markup.ts';
import { inEnglish } from './html-parts.ts';
import type { Language } from './language/language.ts';
import { difference, type MarkupChange } from './read-changes.ts';

type Side = ReturnType<typeof difference>['before'];

const line = ({ start, changed, end }: Side): Markup => html`${start}${changed && html`<mark>${changed}</mark>`}${end}`;

/** Markup before and after a change, with what differs marked, and a button that copies what it becomes. */
const change = (one: MarkupChange, language: Language): Markup => {
  const { kind, says, after } = one;
  const sides = difference(one);
  return html`<div class="change" dir="ltr"><p><span>${language.text(kind)}: <span${inEnglish(!language.isOriginal)}>${says}</span>.</span>${
    after &&
    html` <button type="button" class="copy" data-after hidden>${language.text('copy')}<span class="sr">: ${language.text('changedMarkup')}</span></button>`
  }</p><pre><del><span class="sr">${language.text('before')}: </span><code data-copy="      ">${line(sides.before)}</code></del>${
    after &&
    html`<ins><span class="sr">${language.text('after')}: </span><code data-copy="      → ">${line(sides.after)}</code></ins>`
  }</pre></div>`;
};

export const changes = (all: readonly MarkupChange[] | undefined, language: Language): Markup | null =>
  all?.length ? html`${all.map((one) => change(one, language))}` : null;
