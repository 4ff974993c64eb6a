/** Says that what was asked for is being loaded, once that takes more than a moment. Its height is kept from the start: a screen's, without this. */
export const Loading = ({ height }: { height?: string }) => (
  <p class="loading late" role="status" style={{ minHeight: height }}>
    <span>Loading …</span>
  </p>
);
