import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Code } from '../../parts/code.tsx';
import { Failed } from '../../parts/failure.tsx';
import { KeyCard } from '../../parts/key-card.tsx';
import { apiKey } from '../../state/key.ts';
import { createLatestRequest } from '../../state/latest-request.ts';
import type { Operation } from './document.ts';
import { inputOf } from './model.ts';
import { httpCall } from './samples.ts';

const asking = createLatestRequest();

/** A file of an answer: an image is shown, a text is written out, anything else is named. */
const FileAnswer = ({ file }: { file: Blob }) => {
  const address = useSignal('');
  const text = useSignal('');
  const isPicture = file.type.startsWith('image/');
  useEffect(() => {
    if (isPicture) {
      address.value = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(address.value);
    }
    let isShown = true;
    void file.text().then((read) => {
      if (isShown) text.value = read;
    });
    return () => {
      isShown = false;
    };
  }, [file, isPicture, address, text]);
  if (isPicture) return address.value === '' ? null : <img class="answer-picture" src={address.value} alt="Response" />;
  if (!/^(?:text|application)\/(?:.*json|yaml|plain|css|html|csv|xml|javascript|x-)/.test(file.type))
    return (
      <p>
        A file of {file.size.toLocaleString('en')} bytes, {file.type}.
      </p>
    );
  return <Code label="Answer" text={text.value} />;
};

/** Sends the call of the fields, and shows what comes back. */
export const Run = ({ operation }: { operation: Operation }) => {
  const { access, credits, kind, produces } = operation;
  const answer = asking.answer.value;
  // However another comes to be shown: by the list, a link or Back.
  useEffect(() => asking.clear, []);
  const needsKey = access === 'key' && apiKey.value === undefined;
  const run = async (): Promise<void> => {
    const { method, path, body } = httpCall(operation, inputOf(operation));
    const as = produces[0] === 'application/json' ? 'json' : 'file';
    await asking.ask({ method, path, as, ...(body === undefined ? {} : { body }) });
  };
  if (access === 'admin')
    return <p class="muted">Admin operations cannot be run from this page. Use the command line or the API.</p>;
  if (kind === 'subscription')
    return <p class="muted">A stream of events: the samples read it; the Usage view shows one live.</p>;
  return (
    <div class="run">
      <div class="row">
        <button type="button" class="button" disabled={needsKey || asking.busy.value} onClick={run}>
          Run ({credits} {credits === 1 ? 'credit' : 'credits'})
        </button>
        {kind === 'mutation' ? <span class="muted">Running this changes data stored for your key.</span> : null}
      </div>
      {needsKey ? <KeyCard /> : null}
      {answer ? (
        <div class={asking.busy.value ? 'answer dimmed' : 'answer'} aria-busy={asking.busy.value} role="status">
          <Failed answer={answer} again={run} />
          {answer.failure ? null : (
            <>
              <p class="muted">
                {answer.status} in {answer.milliseconds} ms, {answer.credits ?? '0'} credits
              </p>
              {answer.body instanceof Blob ? (
                <FileAnswer file={answer.body} />
              ) : (
                <Code label="Answer" text={JSON.stringify(answer.body, null, 2)} />
              )}
            </>
          )}
        </div>
      ) : null}
    </div>
  );
};
