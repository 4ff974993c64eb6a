import type { Severity } from '../model/check.ts';
import { type ConformanceId, CRITERIA, understanding } from '../model/criteria.ts';
import type { Place, ShownFinding } from '../render/model.ts';
import { readReport } from '../render/read-report.ts';
import type { UntypedRecord } from '../render/untyped-json.ts';
import type { ComparedPlace, Comparison } from './compare.ts';
import { type ReportedPlace, reportedPlaces } from './reported-places.ts';
import { tagsOf } from './tags.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  serious: 'error',
  moderate: 'warning',
  minor: 'note',
  info: 'note',
};

const ruleId = ({ id, title }: ShownFinding): string => id || title;

const ruleOf = (finding: ShownFinding) => ({
  id: ruleId(finding),
  shortDescription: { text: finding.title },
  ...(finding.fix ? { help: { text: finding.fix } } : {}),
  ...(finding.help && URL.canParse(finding.help) ? { helpUri: uriOf(finding.help) } : {}),
  defaultConfiguration: { level: LEVELS[finding.severity] },
  ...relationshipsOf(finding),
  properties: {
    severity: finding.severity,
    tags: [finding.area, ...tagsOf(finding)],
    ...(finding.category === 'security' && finding.severity !== 'info'
      ? { 'security-severity': SECURITY_SEVERITIES[finding.severity] }
      : {}),
  },
});

/** Severities of security findings as code hosts sort them, on the scale of CVSS. */
const SECURITY_SEVERITIES = { critical: '9.0', serious: '7.0', moderate: '5.0', minor: '3.0' } as const;

const TAXA = Object.keys(CRITERIA) as ConformanceId[];

/** WCAG 2.2 as a taxonomy: the success criteria at levels A and AA. */
const WCAG = {
  name: 'WCAG',
  version: '2.2',
  organization: 'W3C',
  shortDescription: { text: 'Web Content Accessibility Guidelines 2.2, levels A and AA' },
  informationUri: 'https://www.w3.org/TR/WCAG22/',
  isComprehensive: true,
  taxa: TAXA.map((id) => ({ id, name: CRITERIA[id].name, helpUri: understanding(id) })),
};

/** The criteria that a rule concerns; those of level AAA are not in the taxonomy. */
const relationshipsOf = ({ requirements }: ShownFinding) => {
  const relationships = (requirements ?? []).flatMap(({ sc, when }) => {
    const index = TAXA.indexOf(sc as ConformanceId);
    const target = { id: sc, index, toolComponent: { name: WCAG.name, index: 0 } };
    return index < 0 ? [] : [{ target, kinds: [when === 'fails' ? 'superset' : 'relevant'] }];
  });
  return relationships.length ? { relationships } : {};
};

const locationOf = (uri: string, place: Place | null) => ({
  physicalLocation: {
    artifactLocation: { uri, index: 0 },
    ...(place?.line
      ? {
          region: {
            startLine: Math.max(1, place.line),
            ...(place.column ? { startColumn: Math.max(1, place.column) } : {}),
            ...(place.snippet ? { snippet: { text: place.snippet } } : {}),
          },
        }
      : {}),
  },
  ...(place?.where ? { logicalLocations: [{ fullyQualifiedName: place.where, kind: 'element' }] } : {}),
});

/** What is wrong at one place: the message speaks of all of them. */
const messageOf = ({ title, message, fix }: ShownFinding, { place, count }: ReportedPlace): string => {
  const what = place ? `${title}${place.value ? `: ${place.value}` : ''}.` : message || title;
  return `${what}${count > 1 ? ` ${count} places.` : ''}${fix ? ` ${fix}` : ''}`;
};

/** Which places a comparison calls new: the last of those with the same fingerprint. */
const statesOf = (comparison: Comparison | undefined) => {
  if (!comparison) return undefined;
  const added = new Map<string, number>();
  const counts = new Map<string, number>();
  const count = (map: Map<string, number>, { id, title, fingerprint, count: n }: ComparedPlace): void => {
    const key = `${id || title} ${fingerprint}`;
    map.set(key, (map.get(key) ?? 0) + n);
  };
  for (const place of comparison.new) count(added, place);
  for (const place of [...comparison.new, ...comparison.unchanged]) count(counts, place);
  return (finding: ShownFinding, { fingerprint, nth, count: n }: ReportedPlace): 'new' | 'unchanged' => {
    const key = `${ruleId(finding)} ${fingerprint}`;
    return nth + n > (counts.get(key) ?? 0) - (added.get(key) ?? 0) ? 'new' : 'unchanged';
  };
};

const partialFingerprints = ({ fingerprint, nth, digest }: ReportedPlace) => ({
  ...(digest ? { 'metamerPlace/v1': digest } : {}),
  ...(fingerprint ? { 'metamerPlace/v2': nth ? `${fingerprint}:${nth}` : fingerprint } : {}),
});

/**
 * A report as a SARIF 2.1.0 log (OASIS): one run, a rule for each check that failed, a result for each place. Columns
 * count UTF-16 code units. With a comparison each result says whether it is new. Throws RENDER_FAILED if the report has
 * no section.
 */
export const toSarif = (report: UntypedRecord, comparison?: Comparison) => {
  const stateOf = statesOf(comparison);
  const { url, readAt, checksVersion, auditVersion, fixes, scores } = readReport(report);
  const findings = fixes.flatMap((fix) => fix.findings);
  const rules = [...new Map(findings.map((finding) => [ruleId(finding), ruleOf(finding)])).values()];
  const indexes = new Map(rules.map(({ id }, i) => [id, i]));
  const uri = uriOf(url);
  return {
    $schema: SCHEMA,
    version: '2.1.0' as const,
    runs: [
      {
        tool: {
          driver: {
            name: 'Metamer',
            ...(checksVersion ? { version: checksVersion } : {}),
            rules,
            supportedTaxonomies: [{ name: WCAG.name, index: 0 }],
          },
        },
        invocations: [{ executionSuccessful: true, ...(readAt ? { endTimeUtc: readAt.toISOString() } : {}) }],
        taxonomies: [WCAG],
        artifacts: [{ location: { uri }, mimeType: 'text/html', sourceLanguage: 'html' }],
        columnKind: 'utf16CodeUnits' as const,
        results: findings.flatMap((finding) =>
          reportedPlaces(finding).map((reported) => ({
            ruleId: ruleId(finding),
            ruleIndex: indexes.get(ruleId(finding))!,
            kind: 'fail' as const,
            level: LEVELS[finding.severity],
            message: { text: messageOf(finding, reported) },
            locations: [locationOf(uri, reported.place)],
            partialFingerprints: partialFingerprints(reported),
            ...(reported.count > 1 ? { occurrenceCount: reported.count } : {}),
            ...(stateOf ? { baselineState: stateOf(finding, reported) } : {}),
          })),
        ),
        properties: {
          ...(auditVersion ? { auditVersion } : {}),
          scores: Object.fromEntries(scores.map(({ id, score }) => [id, score])),
        },
      },
    ],
  };
};

/** An address as RFC 3986 writes it: what is escaped stays as it is, what is not allowed there is escaped. */
const uriOf = (url: string): string => {
  const [before = '', ...after] = (URL.canParse(url) ? new URL(url).href : url)
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('#');
  const escaped = [before, after.join('%23')].map((part) =>
    part.replace(/%(?![\da-f]{2})|[^\w\-.~:/?@!$&'()*+,;=%]/giu, (sign) =>
      sign === '%' ? '%25' : encodeURIComponent(sign),
    ),
  );
  return after.length ? escaped.join('#') : escaped[0]!;
};
