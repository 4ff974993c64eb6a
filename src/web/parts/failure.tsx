import type { Answer } from '../state/api.ts';

/** What the service, or the page, says went wrong with a call, and another try where that may help. */
export const Failed = ({ answer, again }: { answer: Answer; again: () => void }) => {
  const { failure, requestId } = answer;
  if (!failure) return null;
  return (
    <div class="failure" role="alert">
      <p>{failure.message}</p>
      <p class="muted">
        <code>{failure.code}</code>
        {requestId === undefined ? null : (
          <>
            {' '}
            request <code>{requestId}</code>
          </>
        )}
      </p>
      {failure.retryAfter === undefined ? null : (
        <button type="button" class="button quiet" onClick={again}>
          Try again (in {failure.retryAfter} s)
        </button>
      )}
    </div>
  );
};

/** What is wrong with what was put in or asked for, in a sentence; nothing where nothing is. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <p class="field-why" role="alert">
      {text}
    </p>
  ) : null;

/** Says that something could not be loaded, with another try; nothing while that is not so. */
export const LoadProblem = ({
  text,
  alone,
  again,
  action = 'Try again',
}: {
  text: string;
  alone?: boolean;
  again: () => void;
  action?: string;
}) =>
  text === '' ? null : (
    <div class={alone ? 'card empty' : 'card'} role="alert">
      <p>{text}</p>
      <button type="button" class="button" onClick={again}>
        {action}
      </button>
    </div>
  );

/** Shown instead of a part that would have been loaded automatically. */
export const PartMissing = () => (
  <span class="muted part-missing">This part could not be loaded. Reload the page.</span>
);

/** Says that code that was asked for did not come. A file that once failed is not asked for again by every browser: only a reload helps. */
export const PartProblem = () => (
  <LoadProblem text="This part could not be loaded." again={() => location.reload()} action="Reload the page" />
);
