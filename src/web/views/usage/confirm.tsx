import { useSignal } from '@preact/signals';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

/** A button for what cannot be undone: pressed once it says what will happen, and asks. */
export const Confirm = ({
  action,
  question,
  confirm,
  disabled = false,
  run,
}: {
  action: string;
  question: string;
  confirm: string;
  disabled?: boolean;
  run: () => Promise<void>;
}) => {
  const isAsking = useSignal(false);
  const wasAsked = useRef(false);
  const isRunning = useSignal(false);
  const first = useRef<HTMLButtonElement>(null);
  const sure = useRef<HTMLButtonElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (isAsking.value) sure.current?.focus();
    else if (wasAsked.current) first.current?.focus();
    wasAsked.current = isAsking.value;
  }, [isAsking.value]);
  if (!isAsking.value)
    return (
      <button
        type="button"
        ref={first}
        class="button quiet"
        disabled={disabled}
        onClick={() => {
          isAsking.value = true;
        }}
      >
        {action}
      </button>
    );
  // While it runs, neither Keep nor Escape ends it: it cannot be undone.
  const close = (): void => {
    if (!isRunning.value) isAsking.value = false;
  };
  const confirmed = async (): Promise<void> => {
    if (disabled || isRunning.value) return;
    isRunning.value = true;
    try {
      await run();
    } finally {
      isRunning.value = false;
    }
    close();
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  return (
    <span class="account-confirm">
      <span id={id}>{question}</span>
      <button
        type="button"
        ref={sure}
        class="button"
        aria-describedby={id}
        aria-disabled={disabled || isRunning.value}
        onKeyDown={onKeyDown}
        onClick={() => void confirmed()}
      >
        {confirm}
      </button>
      <button type="button" class="button quiet" aria-disabled={isRunning.value} onKeyDown={onKeyDown} onClick={close}>
        Keep
      </button>
    </span>
  );
};
