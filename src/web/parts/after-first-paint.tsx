import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { PartMissing } from './failure.tsx';

/** What lies below the first screen. It is drawn behind the first paint in a task of its own, so that none holds the page up. */
export const AfterFirstPaint = ({ children }: { children: ComponentChildren }) => {
  const due = useSignal(false);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => {
        due.value = true;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [due]);
  return due.value ? children : null;
};

/**
 * A part of that kind whose code comes behind the first paint as well. Where it does not come, `missing` is shown instead; until it is
 * there `loading`, for a part that was asked for.
 */
export const lazyAfterFirstPaint = <Props extends object>(
  load: () => Promise<(props: Props) => ComponentChildren>,
  missing: () => ComponentChildren = PartMissing,
  loading?: () => ComponentChildren,
) => {
  const loaded = signal<((props: Props) => ComponentChildren) | undefined>(undefined);
  const hasFailed = signal(false);
  return (props: Props) => {
    useEffect(() => {
      load().then(
        (part) => {
          loaded.value = part;
        },
        () => {
          hasFailed.value = true;
        },
      );
    }, []);
    const Part = loaded.value;
    if (Part) return <Part {...props} />;
    return hasFailed.value ? missing() : loading?.();
  };
};
