import { axe } from '../../../model/links.ts';
import { judge } from '../../../model/verdict.ts';
import type { Element } from '../../../page/tree/node.ts';
import { attr } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

export const a11yIframeTitleUnique = a11y('a11y-iframe-title-unique', 'moderate', 'Frames share a name', {
  help: axe('frame-title-unique'),
  fix: 'Give each frame a title of its own.',
  requirements: {
    criteria: [
      { sc: '4.1.2', when: 'may' },
      { sc: '2.4.1', when: 'may' },
    ],
    techniques: ['H64'],
    act: ['4b1c6c'],
  },
  run: (view) => {
    const frames = view.page.byTag('iframe').filter((frame) => view.rendering.exposed(frame) && view.names.of(frame));
    const nameOf = (frame: Element) => view.names.of(frame).toLowerCase();
    const sources = new Map<string, Set<string>>();
    for (const frame of frames) {
      const of = sources.get(nameOf(frame)) ?? new Set();
      sources.set(nameOf(frame), of.add(attr(frame, 'src') ?? attr(frame, 'srcdoc') ?? ''));
    }
    return judge(view, frames, (frame) => (sources.get(nameOf(frame))!.size > 1 ? view.names.of(frame) : null), {
      none: 'There is no frame with a name.',
      message: (n) => `${n} frames with different contents share a name.`,
    });
  },
  examples: {
    passed: '<iframe title="Map" src="/m"></iframe><iframe title="Film" src="/f"></iframe>',
    failed: '<iframe title="Frame" src="/m"></iframe><iframe title="Frame" src="/f"></iframe>',
    notApplicable: '<p>x</p>',
  },
});
