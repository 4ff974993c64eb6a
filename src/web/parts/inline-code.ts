import { type ComponentChildren, h } from 'preact';

/** A text in which code stands between backticks. */
export const inlineCode = (text: string): ComponentChildren[] =>
  text.split('`').map((part, i) => (i % 2 === 1 ? h('code', {}, part) : part));
