import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

/** What lies below the first screen. It is drawn behind the first paint in a task of its own, so that none holds the page up. */
export const Afterwards = ({ children }: { children: ComponentChildren }) => {
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
