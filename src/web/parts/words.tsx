import { type ComponentChildren, h } from 'preact';

/** A text in which code stands between backticks. */
export const inlineCode = (text: string): ComponentChildren[] =>
  text.split('`').map((part, i) => (i % 2 === 1 ? h('code', {}, part) : part));

/** A description as the documents write it: code between backticks, and paragraphs. */
export const Words = ({ text, className = '' }: { text: string; className?: string }) => (
  <>
    {text.split(/\n{2,}/).map((paragraph) => (
      <p key={paragraph} class={className}>
        {inlineCode(paragraph)}
      </p>
    ))}
  </>
);
