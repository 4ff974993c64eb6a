import { useLayoutEffect, useRef } from 'preact/hooks';
import { copyText } from '../../state/copy.ts';

/** A secret that was just made: it is shown this once. */
export const SecretCard = ({
  title,
  secret,
  note,
  onDone,
}: {
  title: string;
  secret: string;
  note: string;
  onDone: () => void;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section class="card secret" aria-label={title}>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p>{note}</p>
      <p class="secret-row">
        <code class="secret-text">{secret}</code>
        <button type="button" class="button" onClick={() => void copyText(secret, title)}>
          Copy
        </button>
        <button type="button" class="button quiet" onClick={onDone}>
          Done
        </button>
      </p>
    </section>
  );
};
