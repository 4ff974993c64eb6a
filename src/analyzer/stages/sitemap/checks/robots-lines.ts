import type { Severity, Verdict } from '../../../model/check.ts';
import { lighthouse } from '../../../model/links.ts';
import { passed } from '../../../model/verdict.ts';
import type { RobotsLine } from '../../../parse/robots/parse.ts';
import type { SitemapView } from '../facts/view.ts';
import { lineItem } from './input.ts';
import { robotsCheck } from './robots-check.ts';

export const LIGHTHOUSE = lighthouse('seo/invalid-robots-txt');

/** What a finding shows of a line at fault; null for any other line. */
type FaultOf = (line: RobotsLine) => string | null;

interface LineCheck {
  readonly help?: string;
  readonly fix: string;
  readonly fault: FaultOf;
  /** What is wrong, for this many lines. */
  readonly message: (n: number) => string;
  /** A robots.txt with such a line. */
  readonly failed: string;
}

/** A check of robots.txt that tests one line after another. */
export const robotsLineCheck = (id: string, severity: Severity, title: string, check: LineCheck) =>
  robotsCheck(id, severity, title, {
    help: check.help ?? LIGHTHOUSE,
    fix: check.fix,
    judge: (view) => lines(view, check.fault, check.message),
    failed: { robots: check.failed },
  });

/** Fails with every line that has a fault. */
export const lines = ({ robots: { file } }: SitemapView, fault: FaultOf, message: LineCheck['message']): Verdict => {
  const found = file.lines.flatMap((line) => {
    const text = fault(line);
    return text === null ? [] : [lineItem(line.line, text)];
  });
  if (found.length === 0) return passed();
  return {
    outcome: 'failed',
    message: message(found.length),
    items: found,
    total: found.length,
    applicable: file.lines.length,
  };
};

/** Allow and Disallow lines whose path is wrong. */
export const ruleWith =
  (wrong: (path: string) => boolean): FaultOf =>
  (line) =>
    (line.kind === 'allow' || line.kind === 'disallow') && wrong(line.value) ? `${line.kind}: ${line.value}` : null;

/** Lines outside the standard, by their name. */
export const extension =
  (wrong: (name: string) => boolean): FaultOf =>
  (line) =>
    line.kind === 'other' && wrong(line.name) ? `${line.name}: ${line.value}` : null;
