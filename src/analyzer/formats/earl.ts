import { type ConformanceId, CRITERIA, type CriterionId, criterion, criterionSlug } from '../model/criteria.ts';
import { checksIn } from '../render/checked.ts';
import type { Place, ShownFinding } from '../render/model.ts';
import { readReport } from '../render/read-report.ts';
import type { UntypedRecord } from '../render/untyped-json.ts';

const CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  ptr: 'http://www.w3.org/2009/pointers#',
  dct: 'http://purl.org/dc/terms/',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  WCAG22: 'https://www.w3.org/TR/WCAG22/#',
} as const;

const TOOL = 'urn:x-metamer:analyzer';
const OUTCOMES = {
  passed: 'earl:passed',
  failed: 'earl:failed',
  notApplicable: 'earl:inapplicable',
  undecided: 'earl:cantTell',
} as const;

const checkId = (id: string): string => `urn:x-metamer:check:${encodeURIComponent(id)}`;
const wcag = (id: CriterionId) => ({ '@id': `WCAG22:${criterionSlug(id)}` });

/** A check, as a part of the criteria that it concerns. */
const check = (id: string, finding?: ShownFinding) => ({
  '@id': checkId(id),
  '@type': 'earl:TestCriterion',
  'dct:identifier': id,
  ...(finding?.requirements?.length ? { 'dct:isPartOf': finding.requirements.map(({ sc }) => wcag(sc)) } : {}),
  ...(finding ? { 'dct:title': finding.title } : {}),
  ...(finding?.help ? { 'rdfs:seeAlso': { '@id': finding.help } } : {}),
});

/** A criterion of WCAG 2.2, with the check that speaks of it. */
const requirement = (id: CriterionId, by?: ShownFinding) => ({
  ...wcag(id),
  '@type': 'earl:TestRequirement',
  'dct:identifier': id,
  'dct:title': criterion(id).name,
  ...(by ? { 'dct:hasPart': { '@id': checkId(by.id || by.title) } } : {}),
});

const integer = (value: number) => ({ '@value': String(value), '@type': 'xsd:positiveInteger' });

/** Where a fault is: by its selector, and by line and character. */
const pointers = (subject: string, { where, line, column }: Place) => [
  ...(where
    ? [{ '@type': 'ptr:CSSSelectorPointer', 'ptr:expression': where, 'ptr:reference': { '@id': subject } }]
    : []),
  ...(line && column
    ? [
        {
          '@type': 'ptr:LineCharPointer',
          'ptr:lineNumber': integer(line),
          'ptr:charNumber': integer(column),
          'ptr:reference': { '@id': subject },
        },
      ]
    : []),
];

const UNTESTED = 'earl:untested';

/**
 * A report in EARL 1.0 (W3C) as JSON-LD: an assertion for each named place of each finding, one for every check that
 * passed, did not apply or could not be decided, and those of the success criteria of WCAG 2.2: failed or `cantTell` where
 * a finding concerns them, otherwise untested, never passed. Throws RENDER_FAILED if the report has no section.
 */
export const toEarl = (report: UntypedRecord) => {
  const { url, title, readAt, checksVersion, fixes } = readReport(report);
  const date = readAt ? { 'dct:date': { '@value': readAt.toISOString(), '@type': 'xsd:dateTime' } } : {};
  const assertion = (test: object, result: object) => ({
    '@type': 'earl:Assertion',
    'earl:assertedBy': { '@id': TOOL },
    'earl:subject': { '@id': url },
    'earl:test': test,
    'earl:mode': { '@id': 'earl:automatic' },
    'earl:result': { '@type': 'earl:TestResult', ...result, ...date },
  });
  const findings = fixes.flatMap(({ findings: own, also }) => [...own, ...also]);
  const failed = findings.flatMap((finding) =>
    (finding.places.length ? finding.places : [undefined]).map((place) =>
      assertion(check(finding.id || finding.title, finding), {
        'earl:outcome': { '@id': OUTCOMES.failed },
        'dct:description': finding.message || finding.title,
        ...(place?.value ? { 'earl:info': place.value } : {}),
        ...(place ? { 'earl:pointer': pointers(url, place) } : {}),
      }),
    ),
  );
  const others = checksIn(report)
    .filter(({ outcome }) => outcome !== 'failed')
    .map(({ id, outcome, reason }) =>
      assertion(check(id), {
        'earl:outcome': { '@id': OUTCOMES[outcome] },
        ...(reason ? { 'earl:info': reason } : {}),
      }),
    );
  const judged = findings.flatMap((finding) =>
    (finding.requirements ?? []).map(({ sc, when }) => {
      const outcome = when === 'fails' ? OUTCOMES.failed : OUTCOMES.undecided;
      return { sc, test: requirement(sc, finding), result: { 'earl:outcome': { '@id': outcome } } };
    }),
  );
  const open = (Object.keys(CRITERIA) as ConformanceId[])
    .filter((id) => !judged.some(({ sc }) => sc === id))
    .map((id) => assertion(requirement(id), { 'earl:outcome': { '@id': UNTESTED } }));
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@id': TOOL,
        '@type': 'earl:Software',
        'dct:title': 'Metamer',
        ...(checksVersion ? { 'dct:hasVersion': checksVersion } : {}),
      },
      { '@id': url, '@type': 'earl:TestSubject', ...(title ? { 'dct:title': title } : {}) },
      ...failed,
      ...others,
      ...judged.map(({ test, result }) => assertion(test, result)),
      ...open,
    ],
  };
};
