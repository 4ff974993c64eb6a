import { useMemo } from 'preact/hooks';
import { adoptStyle } from '../../styles/adopt.ts';
import style from './account.css';
import { Jobs } from './job-list.tsx';
import { callerSource } from './source.ts';
import { Webhooks } from './webhook-list.tsx';

adoptStyle(style);

/** Webhooks and jobs of the key in use. */
export const CallerParts = ({ apiKey }: { apiKey: string }) => {
  const source = useMemo(() => callerSource(apiKey), [apiKey]);
  return (
    <>
      <Webhooks source={source} />
      <Jobs source={source} />
    </>
  );
};
