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
