// Which file of the packed page a module belongs to. A request costs more on a slow line than what a view does not use of it, so a view
// loads at most four files and its worker: the frame, which every view has; what nearly all that draw colours share; what a few share; its own.
import { join } from 'node:path';
import { WEB } from './settings.mjs';

/** The view of a module that is one, as its folder below `views`. */
export const viewOf = (id) => /[\\/]views[\\/](.+)[\\/]view\.tsx$/.exec(id)?.[1];

/**
 * Modules that are loaded behind the first paint without anybody asking for them. They are in the same file as what loads them;
 * all others that are loaded by `import()` (dialogs, exports, the reader of CSS colours) have files of their own.
 */
const BEHIND_PAINT = [
  'shell/focus.ts',
  'shell/print.ts',
  'views/color/difference.tsx',
  'views/make/curves.tsx',
  'views/make/gradient/as-css.tsx',
  'views/make/gradient/stack.tsx',
  'views/make/interface/interface.tsx',
  'views/vision/picture-card.tsx',
  'views/vision/plate-card.tsx',
];

/** Views that load one of those on request alone. */
const ON_REQUEST = { 'views/make/interface/interface.tsx': ['browse', 'make/gradient'] };

/** Parts that have a file each, with what nothing else needs at first. A view loads those of `ofView` behind the first paint. */
const PARTS = [
  // What draws a report is most of the view, which says so where it does not come.
  { name: 'audit-report', ofView: 'audit', roots: ['views/audit/report.tsx'] },
  // The first page is read before it is used.
  {
    name: 'home-answers',
    ofView: 'home',
    roots: ['views/home/fix.tsx', 'views/home/scale.tsx', 'views/home/seen.tsx'],
  },
  // What colours are read by, for texts that are not hexadecimal.
  {
    name: 'reader',
    roots: ['state/css-parser.ts', '../color/read-color.ts', '../color/resolve.ts', '../color/name-near.ts'],
  },
];

/** What several views share, or one with parts that others load, is in the first of these that only they load; all else in `color`. */
const SHARED = [
  { name: 'service', views: /^(?:audit|browse|library|reference|usage)$/ },
  { name: 'make', views: /^(?:make\/(?!gradient|overview).+|search)$/ },
  { name: 'spaces', views: /^(?:color|make\/gradient)$/ },
];

/** Views that draw no colours at first, and so do not load what the others share: what they have of it is in the frame. */
const PLAIN = /^(?:audit|home|library|reference|usage)$/;

const inWeb = (files) => new Set(files.map((file) => join(WEB, file)));

const isBelow = (id, view) => view !== undefined && id.startsWith(join(WEB, 'views', view));

/** All modules that some need, those included; `follows` says of what is loaded by `import()` whether it counts. */
const neededBy = (roots, infoOf, follows = () => false) => {
  const all = new Set();
  const due = [...roots];
  while (due.length > 0) {
    const id = due.pop();
    if (all.has(id)) continue;
    all.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
    due.push(...importedIds, ...dynamicallyImportedIds.filter(follows));
  }
  return all;
};

/** The file of every module that is loaded before anybody asks for anything, by its id. */
const assign = (ids, infoOf) => {
  const behind = inWeb(BEHIND_PAINT);
  const ofViews = inWeb(PARTS.flatMap(({ ofView, roots }) => (ofView ? roots : [])));
  const isBehind = (id) => behind.has(id);
  const isAutomatic = (id) => behind.has(id) || ofViews.has(id);
  const frame = neededBy([join(WEB, 'main.tsx')], infoOf, isBehind);
  const views = ids
    .filter((id) => viewOf(id) !== undefined)
    .map((id) => {
      const view = viewOf(id);
      const onRequest = inWeb(Object.keys(ON_REQUEST).filter((file) => ON_REQUEST[file].includes(view)));
      const follows = (is) => (part) => is(part) && !onRequest.has(part);
      return {
        view,
        first: neededBy([id], infoOf, follows(isBehind)),
        all: neededBy([id], infoOf, follows(isAutomatic)),
      };
    });
  // Parts that are loaded on request; each with the view that alone loads it, if it is one.
  const isPart = (id) => viewOf(id) === undefined;
  const reach = [join(WEB, 'main.tsx'), ...ids.filter((id) => !isPart(id))].map((root) => ({
    view: viewOf(root),
    modules: neededBy([root], infoOf, isPart),
  }));
  const requested = [...new Set(ids.flatMap((id) => infoOf(id).dynamicallyImportedIds))]
    .filter((id) => isPart(id) && !isAutomatic(id))
    .map((id) => {
      const loaders = infoOf(id).dynamicImporters;
      const from = reach.filter(({ modules }) => loaders.some((loader) => modules.has(loader)));
      // What a view has of its own stays its own, though the first page leads there.
      const owner = reach.find(({ view }) => isBelow(id, view)) ?? (from.length === 1 ? from[0] : undefined);
      return { owner: owner?.view, modules: neededBy([id], infoOf) };
    });
  // Any view may load the reader, and none of them one more file for it.
  const ofReader = neededBy(inWeb(PARTS.find(({ name }) => name === 'reader').roots), infoOf);
  const fileOf = (id) => {
    if (frame.has(id)) return 'main';
    const users = views.filter(({ all }) => all.has(id));
    const [{ view, first } = {}] = users;
    if (view === undefined) return undefined;
    if (users.length === 1 && !requested.some(({ owner, modules }) => owner !== view && modules.has(id)))
      return first.has(id) ? `view-${view.replaceAll('/', '-')}` : PARTS.find(({ ofView }) => ofView === view).name;
    const shared = SHARED.find(
      (one) => users.every((user) => one.views.test(user.view)) && !(one.name === 'spaces' && ofReader.has(id)),
    );
    if (shared) return shared.name;
    return users.some((user) => PLAIN.test(user.view) && user.first.has(id)) ? 'main' : 'color';
  };
  const files = new Map(ids.map((id) => [id, fileOf(id)]));
  for (const { name, roots } of PARTS)
    for (const id of neededBy(inWeb(roots), infoOf)) if (files.get(id) === undefined) files.set(id, name);
  return files;
};

/** The setting `manualChunks` of a build: decided once all modules are known. */
export const chunksOf = () => {
  let files;
  return (id, { getModuleIds, getModuleInfo }) => {
    files ??= assign([...getModuleIds()], getModuleInfo);
    return files.get(id);
  };
};
