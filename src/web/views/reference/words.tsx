import { inlineCode } from '../../parts/inline-code.ts';

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
