import { act } from '../../../model/links.ts';
import { cannotTell, type ElementResult, judge } from '../../../model/verdict.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

export const a11yIdenticalLinks = a11y('a11y-identical-links', 'minor', 'Links of one name lead to different places', {
  help: act('b20e66'),
  fix: 'Let each link say where it leads, or lead all of one name to one place.',
  requirements: {
    criteria: [
      { sc: '2.4.9', when: 'review' },
      { sc: '2.4.4', when: 'review' },
    ],
    techniques: ['G91'],
    failures: ['F63'],
    act: ['b20e66', 'fd3a94'],
  },
  run: (view) => {
    const links = view.withRole('link').filter((link) => attr(link, 'href') && view.names.of(link));
    const first = new Map<string, string>();
    const targetOf = (link: Element) => {
      const address = view.page.resolve(attr(link, 'href')!) ?? '';
      return address.endsWith('/') ? address.slice(0, -1) : address;
    };
    // The first reason is the one that is reported.
    let reason: ElementResult = null;
    return judge(
      view,
      links,
      (link) => {
        const name = view.names.of(link).toLowerCase();
        const before = first.get(name);
        const target = targetOf(link);
        if (before === undefined) first.set(name, target);
        if (before === undefined || before === target) return null;
        reason ??= cannotTell(
          `'${name.slice(0, 60)}' leads to two addresses; whether they hold the same is not in the source.`,
        );
        return reason;
      },
      { none: 'There is no link with a name.', message: (n, of) => `${n} of ${of} links share a name with another.` },
    );
  },
  examples: {
    passed: ['<a href="/a">Bowls</a><a href="/b">Plates</a>', '<a href="/a">Bowls</a><a href="/a/">Bowls</a>'],
    undecided: '<a href="/a">Bowls</a><a href="/b">Bowls</a>',
    notApplicable: '<p>x</p>',
  },
});
