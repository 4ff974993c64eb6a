import { Icon } from './icon.tsx';

/** Pass or fail as a word, a sign and a colour. */
export const Verdict = ({ passes, word }: { passes: boolean; word?: string }) => (
  <span class={passes ? 'verdict good' : 'verdict bad'}>
    <Icon name={passes ? 'pass' : 'fail'} size={14} />
    {word ?? (passes ? 'Passes' : 'Fails')}
  </span>
);
