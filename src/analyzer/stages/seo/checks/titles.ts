import type { Severity } from '../../../model/check.ts';
import { google } from '../../../model/links.ts';
import type { Requirements } from '../../../model/requirements.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { collapsed } from '../../../page/tree/metadata.ts';
import { ownText } from '../../../page/tree/parse.ts';
import { type SeoInput, seo } from './input.ts';

/** The text of the title, white space collapsed; empty where there is none. */
export const titleOf = ({ page }: SeoInput): string => {
  const [title] = page.byTag('title');
  return title ? collapsed(ownText(title)) : '';
};

interface TitleCheck {
  readonly fix: string;
  readonly requirements: Requirements | null;
  /** What is wrong with a title, or null. */
  readonly test: (title: string) => string | null;
  /** Titles that are at fault. */
  readonly failed: readonly string[];
}

/** A check of the title of a page that has one. */
export const titleCheck = (
  id: string,
  severity: Severity,
  name: string,
  { fix, requirements, test, failed: titles }: TitleCheck,
) =>
  seo(id, severity, name, {
    help: google('appearance/title-link'),
    fix,
    requirements,
    run: (input) => {
      const title = titleOf(input);
      if (!title) return notApplicable('The page has no title.');
      const fault = test(title);
      return fault === null ? passed() : failed(say`${fault}`);
    },
    examples: {
      passed: '',
      failed: titles.map((title) => ({ source: `<title>${title}</title>` })),
      notApplicable: { source: '<p>x' },
    },
  });
