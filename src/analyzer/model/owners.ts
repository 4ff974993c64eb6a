import { attr, type Element, parentOf } from '../page/tree/node.ts';
import type { CheckResult, Failed, Finding } from './check.ts';
import { type FailedPlace, placesOf } from './failed-places.ts';
import { referring } from './finding.ts';

/** Whether one of the owner's places is about the same fault. */
type SameFault = (place: FailedPlace, ofOwner: OwnedPlaces) => boolean;

/** The places of an owner, to be looked up. */
interface OwnedPlaces {
  readonly positions: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  readonly declarations: ReadonlySet<string>;
  readonly values: ReadonlySet<string>;
}

interface Owner {
  /** The finding that reports the fault in full. */
  readonly owner: string;
  readonly same: SameFault;
}

const positionOf = ({ line, column }: { readonly line: number; readonly column: number }): string =>
  `${line}:${column}`;

const NATIVE_LANDMARKS: Readonly<Record<string, string>> = {
  header: 'banner',
  footer: 'contentinfo',
  nav: 'navigation',
  aside: 'complementary',
};
const landmarkKind = (element: Element): string =>
  attr(element, 'role')?.trim() || (NATIVE_LANDMARKS[element.name] ?? element.name);

/** The fault is one of the page: where both fail, it is the same. */
const page: SameFault = () => true;
/** Both name the same element. */
const element: SameFault = (place, { positions }) => place.line > 0 && positions.has(positionOf(place));
/** The owner names the parent of the element. */
const parent: SameFault = (place, { positions }) => {
  const up = place.element && parentOf(place.element);
  return Boolean(up && positions.has(positionOf(up)));
};
/** The owner names an element around it. */
const around: SameFault = ({ element: inner }, { positions }) => {
  for (let up = inner && parentOf(inner); up; up = parentOf(up)) if (positions.has(positionOf(up))) return true;
  return false;
};
/** The value names the fault that the owner is about. */
const about =
  (pattern: RegExp): SameFault =>
  ({ value }) =>
    pattern.test(value);
const declarationIn = (place: FailedPlace, from: (snippet: string) => string): string => {
  const item = place.item();
  return item ? `${item.selector}\n${from(item.snippet)}` : '';
};
/** The owner names the same declaration of a style sheet, which the place names behind that of its sheet. */
const declaration: SameFault = (place, { declarations }) =>
  declarations.has(declarationIn(place, (snippet) => snippet.slice(snippet.indexOf(': ') + 2)));
/** The same colour, of a meta element rather than of a style sheet. */
const themeColor: SameFault = (place, { values }) =>
  values.has(place.value) && (place.item()?.snippet.startsWith('meta ') ?? false);

/** The owner names another landmark of the same kind. */
const twin: SameFault = ({ element: one }, { kinds }) => one !== null && kinds.has(landmarkKind(one));

const owned = (same: SameFault, ...owners: readonly string[]): Owner[] => owners.map((owner) => ({ owner, same }));

/** Checks of a name: a reference that leads nowhere is why there is none. */
const NAME_CHECKS = [
  'a11y-form-field-name',
  'a11y-button-name',
  'a11y-link-name',
  'a11y-img-name',
  'a11y-svg-name',
  'a11y-menuitem-name',
  'a11y-dialog-name',
  'a11y-progress-name',
  'a11y-widget-name',
  'a11y-iframe-name',
  'a11y-image-button-name',
  'a11y-summary-name',
  'a11y-object-name',
];

/** Checks of roles that say more of an element than that HTML has one for it. */
const ROLE_CHECKS = [
  'a11y-widget-focusable',
  'a11y-role-required-attr',
  'a11y-role-allowed',
  'a11y-aria-required-context',
  'a11y-aria-required-owned',
  'a11y-aria-value-valid',
  'a11y-aria-attr-allowed',
  'a11y-aria-conditional',
  'a11y-heading-name',
];

/** Checks that see a fault which another one sees too, by the stage that the fault belongs to. */
const OWNERS: Readonly<Record<string, readonly Owner[]>> = {
  'seo-title': owned(page, 'a11y-document-title'),
  'meta-lang': owned(page, 'a11y-html-lang'),
  'meta-viewport': owned(page, 'resp-viewport'),
  'resp-viewport-device-width': owned(page, 'resp-viewport-fixed'),
  'a11y-meta-refresh-strict': owned(page, 'a11y-meta-refresh'),
  'meta-refresh': owned(page, 'a11y-meta-refresh', 'a11y-meta-refresh-strict'),
  'seo-link-text': owned(element, 'a11y-link-text'),
  'seo-link-crawlable': owned(element, 'a11y-link-placeholder', 'a11y-pointer-only'),
  'sec-inline-handlers': owned(element, 'a11y-pointer-only'),
  'media-autoplay': owned(element, 'a11y-autoplay'),
  'media-audio-controls': owned(element, 'a11y-autoplay'),
  'media-captions': owned(element, 'a11y-video-captions'),
  'a11y-duplicate-id': owned(element, 'a11y-duplicate-id-aria'),
  'doc-obsolete-element': owned(element, 'a11y-obsolete-motion'),
  'doc-fragment-target': owned(element, 'a11y-skip-link-target'),
  'a11y-aria-reference-missing': owned(element, ...NAME_CHECKS),
  'a11y-nested-interactive': owned(around, 'a11y-presentational-children'),
  'a11y-list': [...owned(parent, 'a11y-aria-required-owned'), ...owned(element, 'a11y-aria-required-owned')],
  'doc-parse-errors': [
    ...owned(about(/^duplicate-attribute$/), 'doc-duplicate-attribute'),
    ...owned(about(/^eof-in-tag$/), 'doc-cut-off'),
    ...owned(about(/^(missing|non-conforming)-doctype$/), 'doc-doctype'),
  ],
  'palette-invalid': [...owned(themeColor, 'meta-theme-color'), ...owned(declaration, 'doc-css-invalid')],
  'a11y-native-role': owned(element, ...NAME_CHECKS, ...ROLE_CHECKS),
  'a11y-decorative-exposed': owned(element, ...NAME_CHECKS),
  'a11y-landmark-unique': owned(twin, 'a11y-landmark-main', 'a11y-landmark-top'),
  'media-insecure': owned(element, 'sec-mixed-passive'),
  'seo-head-broken': owned(element, 'seo-canonical-in-body'),
  'doc-attribute-value': owned(about(/^loading=/), 'resp-loading'),
  'meta-charset': owned(page, 'doc-charset'),
  'robots-page-allowed': owned(page, 'seo-indexable'),
  'a11y-accesskey': owned(element, 'a11y-accesskey-unique'),
};

type Failure = CheckResult & { readonly verdict: Failed };

const isFailure = (result: CheckResult): result is Failure => result.verdict.outcome === 'failed';

/** What becomes of a finding: itself, or one that refers to an owner. */
export type Merge = (finding: Finding) => Finding;

/**
 * One fault is reported once. Of the findings that a report shows, one whose places another one reports refers to it
 * instead; an owner that the report leaves out owns nothing. Verdicts and scores stay.
 */
export const mergeOf = (results: readonly CheckResult[], isShown: (id: string) => boolean): Merge => {
  const failures = new Map(results.filter(isFailure).map((one) => [one.check.id, one]));
  const known = new Map<string, readonly FailedPlace[]>();
  const placesIn = (id: string): readonly FailedPlace[] => {
    const before = known.get(id);
    if (before) return before;
    const places = placesOf(failures.get(id)!.verdict);
    known.set(id, places);
    return places;
  };
  const ownedBy = (id: string): OwnedPlaces => ({
    positions: new Set(placesIn(id).map(positionOf)),
    values: new Set(placesIn(id).map(({ value }) => value)),
    get declarations() {
      return new Set(placesIn(id).map((place) => declarationIn(place, (snippet) => snippet)));
    },
    kinds: new Set(placesIn(id).flatMap(({ element: one }) => (one ? [landmarkKind(one)] : []))),
  });
  return (finding) => {
    const owners = (OWNERS[finding.id] ?? []).filter(({ owner }) => isShown(owner) && failures.has(owner));
    if (!owners.length || !failures.has(finding.id)) return finding;
    let left = placesIn(finding.id);
    let first: string | undefined;
    for (const { owner, same } of owners) {
      const places = ownedBy(owner);
      const own = left.filter((place) => !same(place, places));
      if (own.length === left.length) continue;
      first ??= owner;
      left = own;
    }
    return first === undefined ? finding : referring(finding, first, left);
  };
};
