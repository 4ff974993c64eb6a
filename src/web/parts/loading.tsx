/** Says that what was asked for is being loaded, once that takes more than a moment. Its height is kept from the start: a screen's, without this. */
export const Loading = ({ height }: { height?: string }) => (
  <p class="loading late" role="status" style={{ minHeight: height }}>
    <span>Loading …</span>
  </p>
);

/** The same where one line is enough, and keeps its height. */
export const LoadingLine = ({ className = 'loading-line' }: { className?: string }) => (
  <p class={className} role="status">
    Loading …
  </p>
);
