import { act } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { responsive } from './input.ts';

export const respOrientationLock = responsive('resp-orientation-lock', 'serious', 'Page is locked to one orientation', {
  help: act('b33eff'),
  fix: 'Remove the rotation under orientation queries.',
  run: ({ styles }) => {
    const asks = [...styles.queries.values()].some(({ features }) => features.includes('orientation'));
    if (!asks) return notApplicable('No media query tests the orientation.');
    return styles.rotations.length ? failed(`The page is rotated: ${styles.rotations[0]}.`) : passed();
  },
  examples: {
    passed: sample.css('@media (orientation: portrait){body{color:red}}'),
    failed: sample.css('@media (orientation: portrait){body{transform:rotate(90deg)}}'),
    notApplicable: '',
  },
});
