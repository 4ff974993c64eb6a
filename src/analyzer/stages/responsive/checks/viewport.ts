import type { Verdict } from '../../../model/check.ts';
import { mdn } from '../../../model/links.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { metasNamed, viewportProperties } from '../../../page/tree/metadata.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import type { ResponsiveInput } from './input.ts';

export const VIEWPORT = mdn('HTML/Reference/Elements/meta/name/viewport');

export const NONE = 'There is no viewport meta element.';

export const metas = ({ page }: ResponsiveInput): readonly Element[] => metasNamed(page, 'viewport');

/** Judges the properties of the viewport that counts: the last one. */
export const withViewport = (
  input: ResponsiveInput,
  test: (properties: Map<string, string>, raw: string) => string | null,
): Verdict => {
  const last = metas(input).at(-1);
  if (!last) return notApplicable(NONE);
  const raw = attr(last, 'content')!;
  const fault = test(viewportProperties(raw), raw);
  return fault === null ? passed() : failed(say`${fault}`, [input.page.item(last, raw)]);
};
