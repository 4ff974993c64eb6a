/**
 * What an unread text may have been meant as, in place of it with a press: the name of a colour, or else the nearest colour that is
 * accepted.
 */
export const Offer = ({
  meant,
  nearest,
  onTake,
}: {
  meant: string | undefined;
  nearest?: string | undefined;
  onTake: (text: string) => void;
}) => {
  const offered = meant ?? nearest;
  if (offered === undefined) return null;
  const button = (
    <button type="button" class="link-button" onClick={() => onTake(offered)}>
      {meant ?? `Use ${nearest}`}
    </button>
  );
  return meant === undefined ? <> {button}</> : <> Did you mean {button}?</>;
};
