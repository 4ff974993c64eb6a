import type { Place, ShownFinding } from '../render/model.ts';
import { readReport } from '../render/read-report.ts';
import type { UntypedRecord } from '../render/untyped-json.ts';
import { checksIn } from './checked.ts';

const CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  ptr: 'http://www.w3.org/2009/pointers#',
  dct: 'http://purl.org/dc/terms/',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;

const TOOL = 'urn:x-metamer:analyzer';
const OUTCOMES = {
  passed: 'earl:passed',
  failed: 'earl:failed',
  notApplicable: 'earl:inapplicable',
  undecided: 'earl:cantTell',
} as const;

const criterion = (id: string, finding?: ShownFinding) => ({
  '@id': `urn:x-metamer:check:${encodeURIComponent(id)}`,
  '@type': 'earl:TestCriterion',
  'dct:identifier': id,
  ...(finding ? { 'dct:title': finding.title } : {}),
  ...(finding?.help ? { 'rdfs:seeAlso': { '@id': finding.help } } : {}),
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

/**
 * A report in EARL 1.0 (W3C) as JSON-LD: an assertion for each place of each finding, and one for every check that
 * passed, did not apply or could not be decided. Throws RENDER_FAILED if the report has no section.
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
  const failed = fixes
    .flatMap((fix) => fix.findings)
    .flatMap((finding) =>
      (finding.places.length ? finding.places : [undefined]).map((place) =>
        assertion(criterion(finding.id || finding.title, finding), {
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
      assertion(criterion(id), {
        'earl:outcome': { '@id': OUTCOMES[outcome] },
        ...(reason ? { 'earl:info': reason } : {}),
      }),
    );
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
    ],
  };
};
