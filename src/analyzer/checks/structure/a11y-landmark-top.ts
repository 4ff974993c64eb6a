import { parentOf } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { judge } from '../verdict.ts';
import { LANDMARKS } from './landmarks.ts';
import { a11y } from './view.ts';

export const a11yLandmarkTop = a11y('a11y-landmark-top', 'moderate', 'Page-level landmark is nested or repeated', {
  help: axe('landmark-banner-is-top-level'),
  fix: 'Use banner, main and contentinfo once each, outside other landmarks; complementary outside all but main.',
  run: (view) => {
    const marks = view.withRole('banner', 'main', 'contentinfo', 'complementary');
    const seen = new Set<string>();
    return judge(
      view,
      marks,
      (mark) => {
        const role = view.roleOf(mark)!;
        const again = !/^(main|complementary)$/.test(role) && seen.has(role);
        seen.add(role);
        if (again) return `second ${role}`;
        for (let up = parentOf(mark); up; up = parentOf(up)) {
          const around = view.roleOf(up);
          if (
            around &&
            (LANDMARKS as readonly string[]).includes(around) &&
            !(/^(form|region)$/.test(around) && !view.names.of(up)) &&
            // An aside may speak of a part of the main content.
            !(role === 'complementary' && /^(main|form|region)$/.test(around))
          )
            return `${role} inside ${around}`;
        }
        return null;
      },
      {
        none: 'There is no banner, main, contentinfo or complementary landmark.',
        message: (n) => `${n} page-level landmarks are nested or repeated.`,
      },
    );
  },
  examples: {
    passed: ['<header></header><main></main><footer></footer>', '<main><aside>x</aside></main><aside>y</aside>'],
    failed: [
      '<main><div role="banner"></div></main>',
      '<header></header><header></header>',
      '<nav><div role="complementary">x</div></nav>',
    ],
    notApplicable: '<p>x</p>',
  },
});
