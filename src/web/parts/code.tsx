/** Text of a program, a file or an answer. It scrolls, so it can be focused. */
export const Code = ({ label, text }: { label: string; text: string }) => (
  <section class="code-frame" aria-label={label}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
    <pre class="code" tabIndex={0}>
      {text}
    </pre>
  </section>
);
