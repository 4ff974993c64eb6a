import { useRef } from 'preact/hooks';
import { earlier, opened, openFile } from './model.ts';

/** A button that opens a saved report from a file. */
export const OpenButton = ({ into, name }: { into: 'opened' | 'earlier'; name: string }) => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="button quiet" onClick={() => field.current!.click()}>
        {name}
      </button>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        aria-label={`${name}: file`}
        hidden
        onChange={async ({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) await openFile(file, into === 'opened' ? opened : earlier);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
};
