import { useMemo } from 'preact/hooks';
import { adoptStyle } from '../../styles/adopt.ts';
import style from './account.css';
import { Jobs } from './job-list.tsx';
import { ownSource } from './source.ts';
import { Webhooks } from './webhook-list.tsx';

adoptStyle(style);

/** Webhooks and jobs of the key in use. */
export const OwnParts = ({ apiKey }: { apiKey: string }) => {
  const source = useMemo(() => ownSource(apiKey), [apiKey]);
  return (
    <>
      <Webhooks source={source} />
      <Jobs source={source} />
    </>
  );
};
