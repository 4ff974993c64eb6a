/** A button that replaces a text that cannot be read: with the name that was probably meant, or else with the nearest accepted colour. */
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
  if (meant === undefined) return <> {button}</>;
  return (
    <>
      {' '}
      Did you mean <span style={{ whiteSpace: 'nowrap' }}>{button}?</span>
    </>
  );
};
