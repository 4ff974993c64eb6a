import { audit, runChecks } from '../../model/audit.ts';
import { SECTION_KEYS } from '../../model/section-keys.ts';
import type { Stage } from '../../model/stage.ts';
import { attr } from '../../page/tree/node.ts';
import { MEDIA_CHECKS } from './checks/index.ts';
import { isImage, listFiles, type MediaFile } from './facts/files.ts';
import { type Listed, listReferences, type MediaKind } from './facts/list.ts';
import { declaredSize } from './facts/markup.ts';

/** Which kinds are read first where not all can be: what is seen at once, then what may be seen. */
const ORDER: readonly MediaKind[] = [
  'img',
  'video',
  'audio',
  'input',
  'poster',
  'source',
  'svg-use',
  'object',
  'icon',
  'og',
  'css-inline',
  'preload',
  'track',
  'srcset',
];

/**
 * What a file is: by its bytes where they were read, `unknown` where they are of no known kind; else as it is declared.
 */
const typeOf = ({ probe, resource }: MediaFile): string | null => {
  if (probe && probe.type === null) return 'unknown';
  return probe?.type ?? resource?.contentType ?? null;
};

/** One file as the section shows it. */
const describe = (file: MediaFile) => {
  const { url, kind, references, resource, probe, bytes, error } = file;
  const { element, inNoscript } = references[0]!;
  return {
    url: url.slice(0, 2048),
    kind,
    uses: references.length,
    declared: declaredSize(element),
    natural:
      probe?.width && probe.height
        ? { width: probe.width, height: probe.height, orientation: probe.orientation }
        : null,
    type: typeOf(file),
    contentType: resource?.contentType ?? null,
    bytes,
    status: resource?.status ?? null,
    alt: attr(element, 'alt')?.slice(0, 500) ?? null,
    loading: attr(element, 'loading')?.toLowerCase() ?? null,
    inNoscript,
    error,
  };
};

const totalsOf = (files: readonly MediaFile[]) => {
  const byType: Record<string, { files: number; bytes: number }> = {};
  for (const file of files) {
    const { bytes } = file;
    const type = typeOf(file) ?? 'unknown';
    const entry = Object.hasOwn(byType, type) ? byType[type]! : { files: 0, bytes: 0 };
    byType[type] = { files: entry.files + 1, bytes: entry.bytes + (bytes ?? 0) };
  }
  const fetched = files.filter(({ resource }) => resource?.status != null).length;
  const local = files.filter(({ url }) => /^data:/i.test(url)).length;
  return {
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
    byType,
    fetched,
    skipped: files.length - fetched - local,
  };
};

/** What was not read, in words. */
const cuts = (files: readonly MediaFile[], { references, total }: Listed): string[] => {
  const remote = files.filter(({ url }) => !/^data:/i.test(url));
  const over = remote.filter(({ error }) => error === 'budget').length;
  const failing = remote.filter(
    ({ resource }) => resource !== null && resource.error !== null && resource.error.reason !== 'budget',
  ).length;
  return [
    ...(total > references.length
      ? [`files of the first ${references.length} of ${total} places that name one are listed`]
      : []),
    ...(over > 0 ? [`${over} of ${remote.length} files not read: limit of one call`] : []),
    ...(failing > 0 ? [`${failing} of ${remote.length} files did not answer`] : []),
  ];
};

export const mediaStage: Stage = {
  id: 'media',
  keys: SECTION_KEYS.media,
  checks: MEDIA_CHECKS,
  wants(page) {
    const references = listReferences(page).references.filter(({ url }) => /^https?:/.test(url));
    const sorted = ORDER.flatMap((kind) => references.filter((reference) => reference.kind === kind));
    return {
      media: [...new Set(sorted.map(({ url }) => url))],
      favicon: !references.some(({ kind }) => kind === 'icon'),
    };
  },
  run(input) {
    const files = listFiles(input.page, input.gathered);
    const places = listReferences(input.page);
    const results = runChecks(MEDIA_CHECKS, { ...input, files });
    const of = (test: (file: MediaFile) => boolean) => files.filter(test).map(describe);
    const content = {
      images: of(isImage),
      videos: of(({ kind }) => kind === 'video'),
      audios: of(({ kind }) => kind === 'audio'),
      tracks: of(({ kind }) => kind === 'track'),
      totals: { ...totalsOf(files), places: places.total },
      mediaAudit: audit(results),
    };
    return { content, results, narrowed: cuts(files, places) };
  },
};
