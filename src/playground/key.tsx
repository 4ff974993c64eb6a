/** @jsxImportSource react */
import type { Signal } from '@preact/signals';
import { useState, useSyncExternalStore } from 'react';
import { apiKey, forgetKey, isKept, keyProblem, takeKey } from '../web/state/key.ts';

/** The value of a signal, in a component of React. */
export const useSignalValue = <Value,>(source: Signal<Value>): Value =>
  useSyncExternalStore(
    (changed) => source.subscribe(changed),
    () => source.value,
  );

const KeyInUse = ({ secret }: { readonly secret: string }) => (
  <p className="key">
    <span>
      Key ending in <code>{secret.slice(-4)}</code>
    </span>
    <button type="button" onClick={() => forgetKey()}>
      Remove key
    </button>
  </p>
);

/** Takes the key once: it is the one that the workbench of this browser tab uses, too. */
export const Key = () => {
  const secret = useSignalValue(apiKey);
  const problem = useSignalValue(keyProblem);
  const [typed, setTyped] = useState('');
  if (secret !== undefined) return <KeyInUse secret={secret} />;
  return (
    <form
      className="key"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') takeKey(typed.trim(), isKept());
        setTyped('');
      }}
    >
      <label htmlFor="secret">API key</label>
      <input
        id="secret"
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit">Use key</button>
      {problem === '' ? null : <span role="alert">{problem}</span>}
    </form>
  );
};
