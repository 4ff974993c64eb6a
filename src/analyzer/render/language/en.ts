/**
 * What a report says around what was found, in English; `{name}` is a value. Of two forms the first is for one, the second
 * for any other number, which is `{n}`.
 */
export const EN = {
  texts: {
    report: 'Page report',
    preparedBy: 'Prepared by {name}',
    read: 'Read',
    method: 'Method',
    fromSource: 'from source, without a browser',
    format: 'Report format',
    checks: 'Checks',
    contents: 'Contents',
    summary: 'Summary',
    findings: 'Findings',
    undecided: 'Undecided',
    data: 'Collected data',
    trend: 'Trend',
    nothingFound: 'No problems were found by the checks that applied.',
    noFailure: 'The source shows no failure of WCAG 2.2 at levels A and AA; it cannot show that the page meets them.',
    raises: 'This would raise {list}.',
    raised: '{category} from {from} to {to}',
    scores: 'Scores',
    none: 'nothing found',
    ofHundred: '{score} of 100',
    good: 'good',
    fair: 'fair',
    poor: 'poor',
    first: 'Fix these first',
    measured: 'Measured',
    partly: 'Covered only in part',
    notMeasured: 'Not measured',
    severity: 'Severity',
    area: 'Area',
    exact: 'Exact change',
    suggestion: 'Suggestion',
    template: 'Template, with your words for …',
    changedMarkup: 'the changed markup',
    before: 'Before',
    after: 'After',
    line: 'Line {line}',
    position: 'Line {line}, column {column}',
    rule: 'About the rule',
    ruleOf: 'Rule {id}',
    also: 'Also counts for {list}.',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Not copied',
    conformance: 'WCAG conformance',
    conformanceIntro:
      'From the source of one page, without a browser. It shows failures; it cannot show conformance. {unseen} of {n} criteria cannot be judged from source at all.',
    criterion: 'Success criterion',
    result: 'Result',
    found: 'Found',
    sees: 'What source shows',
    left: 'Left open',
    nothing: 'nothing',
    couldNotDecide: 'Not decided: {list}',
    principle1: '1 Perceivable',
    principle2: '2 Operable',
    principle3: '3 Understandable',
    principle4: '4 Robust',
    fix: 'Fix',
    fails: 'Fails WCAG {list}',
    may: 'May fail WCAG {list}',
    review: 'To be reviewed by a person: WCAG {list}',
    bestPractice: 'Best practice; no WCAG criterion requires it',
    outcomes: 'Checks: {passed} passed, {failed} failed, {notApplicable} did not apply, {undecided} undecided.',
    passed: 'Checks that passed: {n}',
    passedList: 'Passed: {list}.',
    undecidedIntro: 'The page source alone cannot decide these checks; they do not affect the scores.',
    sourceOnly: 'Only the source of the page was read: what scripts make of it is not part of this report.',
    howScored: 'How the scores are computed',
    severities: 'What the severities mean',
    notes: 'Notes',
    ignored: 'Ignored findings',
    ignoredUntil: 'until {day}: {reason}',
    trendIntro: 'Scores of earlier audits of this page and of this one, oldest first.',
    otherChecks: 'A gap marks a change of the checks: scores before and after it do not compare.',
    values: 'Found: {list}.',
    tested: '{failing} of {tested} places tested.',
    yes: 'yes',
    no: 'no',
    bytes: '{n} bytes',
    needsLoad: 'Needs the errors and failed requests of a real load.',
    notMeasuredBecause: 'Not measured.',
    stageNotRun: 'The stage {stage} was not requested, or none of its checks applied.',
    other: 'Other findings',
    endsHere: 'The document ends here; the rest is omitted.',
    unstated:
      'This report does not state the version of its checks. The following describes how scores are computed now.',
    earlier:
      'This report was made with version {version} of the checks, and its scores use the weights of that version. The following describes how scores are computed now.',
    scoring1:
      'Every category starts at 100. Each failed check subtracts a share of what remains, at most {critical} for a critical, {serious} for a serious, {moderate} for a moderate and {minor} for a minor finding; notes do not affect it.',
    scoring2:
      'The part of that share is the proportion of tested elements that fail, and at least {least} of it: with 42 of 47 images without a text alternative, the check subtracts 89 % of its {critical}, and 100 becomes {left}. Checks that pass add nothing, so a serious problem is not outweighed by many small things that are right.',
    scoring3:
      'Security is scored by the tests of the MDN HTTP Observatory, version 4 of its algorithm: each test adds or subtracts the points shown with it. Other security findings do not affect that score.',
    scoring4:
      'A category is measured if at least one of its checks applied. Checks that the page source cannot decide do not affect the score. 90 to 100 is good, 50 to 89 fair, below 50 poor. There is no overall score.',
  },
  counts: {
    place: ['{n} place', '{n} places'],
    finding: ['{n} finding', '{n} findings'],
    critical: [
      '{n} problem keeps people from using the page, or puts them at risk.',
      '{n} problems keep people from using the page, or put them at risk.',
    ],
    serious: [
      '{n} problem affects many visitors, or misleads search engines.',
      '{n} problems affect many visitors, or mislead search engines.',
    ],
    lesser: ['{n} lesser problem is easy to avoid.', '{n} lesser problems are easy to avoid.'],
    notes: ['{n} note is for information.', '{n} notes are for information.'],
    fails: [
      '{n} success criterion of WCAG 2.2 (A and AA) is not met: {list}.',
      '{n} success criteria of WCAG 2.2 (A and AA) are not met: {list}.',
    ],
    may: ['{n} criterion may not be met: {list}.', '{n} criteria may not be met: {list}.'],
    first: ['The change below removes {count} of {places}.', 'The {n} changes below remove {count} of {places}.'],
    more: ['{n} more place', '{n} more places'],
    unlisted: [
      'And {n} more place that the report does not list.',
      'And {n} more places that the report does not list.',
    ],
    omitted: ['{n} more finding is omitted.', '{n} more findings are omitted.'],
    rows: ['And {n} more row.', 'And {n} more rows.'],
    lost: [
      '{n} text contains characters that the PDF fonts do not cover, marked […]; the HTML report shows it.',
      '{n} texts contain characters that the PDF fonts do not cover, marked […]; the HTML report shows them.',
    ],
  },
  severities: { critical: 'Critical', serious: 'Serious', moderate: 'Moderate', minor: 'Minor', info: 'Note' },
  meanings: {
    critical: 'Some people or machines cannot use the page, or its visitors are at risk.',
    serious: 'Many users are affected, or a search engine or browser is misled.',
    moderate: 'An inconvenience, or a problem that is easy to avoid.',
    minor: 'A minor deviation from good practice.',
    info: 'For information; does not affect a score.',
  },
  categories: {
    metadata: 'Metadata',
    seo: 'SEO',
    a11y: 'Accessibility of markup',
    accessibility: 'Accessibility in a browser',
    a11yPlus: 'Extended accessibility rules',
    contrast: 'Contrast',
    performance: 'Performance',
    reliability: 'Reliability',
    security: 'Security',
    media: 'Media',
    visual: 'Visual design',
    deep: 'Changes made by scripts',
    responsive: 'Responsive design',
  },
  /** What the words of a statement of conformance mean. */
  conformanceMeanings: {
    fails: 'A check failed that the criterion depends on.',
    'may fail': 'A check failed that is stricter than the criterion, or that needs the context: a person decides.',
    ask: 'A check could not decide, or lists what a person has to look at.',
    'nothing found': 'Checks ran and found nothing; the rest is left to a person.',
    'nothing to look at': 'The source has no such content; scripts may add some.',
    'not looked at': 'No check: it takes a browser, several pages or a person.',
  },
  /** What a line of a statement of conformance says. */
  conformance: {
    fails: 'fails',
    'may fail': 'may fail',
    ask: 'ask',
    'nothing found': 'nothing found',
    'nothing to look at': 'nothing to look at',
    'not looked at': 'not looked at',
  },
};

type Texts<Part> = { readonly [Key in keyof Part]: string };

/** What each language has. */
export interface Frame {
  readonly texts: Texts<typeof EN.texts>;
  readonly counts: { readonly [Key in keyof typeof EN.counts]: readonly string[] };
  readonly severities: Texts<typeof EN.severities>;
  readonly meanings: Texts<typeof EN.meanings>;
  readonly categories: Texts<typeof EN.categories>;
  readonly conformance: Texts<typeof EN.conformance>;
  readonly conformanceMeanings: Texts<typeof EN.conformanceMeanings>;
}
