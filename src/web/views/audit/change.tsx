import { ENGLISH } from '../../../analyzer/render/language/language.ts';
import { difference, type MarkupChange } from '../../../analyzer/render/read-changes.ts';
import { copyText } from '../../state/copy.ts';

type Side = ReturnType<typeof difference>['before'];

const Line = ({ side, sign, name }: { side: Side; sign: string; name: string }) => (
  <code>
    <span aria-hidden="true">{sign} </span>
    <span class="off-screen">{name}: </span>
    {side.start}
    {side.changed === '' ? null : <mark>{side.changed}</mark>}
    {side.end}
  </code>
);

/** Characters of changed markup that are read aloud, to tell the buttons of one finding apart. */
const READ = 200;

/** Markup before and after a change that fixes a place, with what differs marked. */
export const ChangeLines = ({ change }: { change: MarkupChange }) => {
  const { kind, says, after } = change;
  const sides = difference(change);
  return (
    <div class="markup-change">
      <p class="place">
        <span>
          {ENGLISH.text(kind)}: {says}.
        </span>
        {after === '' ? null : (
          <button type="button" class="link-button" onClick={() => copyText(after, 'the changed markup')}>
            Copy
            <span class="off-screen">
              {' '}
              the changed markup: {says}, {after.slice(0, READ)}
            </span>
          </button>
        )}
      </p>
      <del>
        <Line side={sides.before} sign="-" name={ENGLISH.text('before')} />
      </del>
      {after === '' ? null : (
        <ins>
          <Line side={sides.after} sign="+" name={ENGLISH.text('after')} />
        </ins>
      )}
    </div>
  );
};
