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
          Try again (best after {failure.retryAfter} s)
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
export const LoadProblem = ({ text, alone, again }: { text: string; alone?: boolean; again: () => void }) =>
  text === '' ? null : (
    <div class={alone ? 'card empty' : 'card'} role="alert">
      <p>{text}</p>
      <button type="button" class="button" onClick={again}>
        Try again
      </button>
    </div>
  );
