import type { Severity, Verdict } from '../../../model/check.ts';
import type { Example } from '../../../model/example.ts';
import { notApplicable, undecided } from '../../../model/verdict.ts';
import type { SitemapView } from '../facts/view.ts';
import { sitemapCheck } from './input.ts';

interface RobotsCheck {
  readonly help: string;
  readonly fix: string;
  readonly judge: (view: SitemapView) => Verdict;
  /** Examples whose file has the fault. */
  readonly failed: Example | readonly Example[];
}

/** A check of robots.txt: undecided where it could not be read, not applicable where there is none. */
export const robotsCheck = (id: string, severity: Severity, title: string, { help, fix, judge, failed }: RobotsCheck) =>
  sitemapCheck(id, severity, title, {
    help,
    fix,
    requirements: null,
    run: (view) => {
      if (view.robots.state === 'unknown') return undecided('robots.txt could not be read.');
      return view.robots.state === 'file' ? judge(view) : notApplicable('There is no robots.txt.');
    },
    examples: {
      passed: { robots: 'User-agent: *\nDisallow: /private\n' },
      failed,
      notApplicable: { robots: { text: '', status: 404 } },
      undecided: { robots: null },
    },
  });
