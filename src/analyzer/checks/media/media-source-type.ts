import { attr, childElements, type Element, parentOf } from '../../reading/page/node.ts';
import { html } from '../links.ts';
import { media } from './input.ts';

const isPlayer = (element: Element | null): element is Element =>
  element?.name === 'video' || element?.name === 'audio';

export const mediaSourceType = media('media-source-type', 'minor', 'Source without a type', {
  help: html('embedded-content.html#the-source-element'),
  fix: 'Add a type attribute, so that browsers do not have to try each file.',
  elements: ({ page }) => {
    const sources = page.byTag('source').filter((source) => isPlayer(parentOf(source)));
    const counts = new Map<Element | null, number>();
    for (const player of new Set(sources.map(parentOf)))
      counts.set(player, childElements(player!).filter((child) => child.name === 'source').length);
    return sources.filter((source) => counts.get(parentOf(source))! > 1);
  },
  test: (source) => (attr(source, 'type')?.includes('/') ? null : ''),
  none: 'No player offers several files.',
  message: (n, of) => `${n} of ${of} sources do not state their type.`,
  examples: {
    passed: '<video><source src="/a.webm" type="video/webm"><source src="/a.mp4" type="video/mp4"></video>',
    failed: '<video><source src="/a"><source src="/b"></video>',
    notApplicable: '',
  },
});
