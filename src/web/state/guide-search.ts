/** The words of a guide, as the build writes them. */
interface Guide {
  readonly path: string;
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

export interface GuideHit {
  readonly path: string;
  readonly guide: string;
  /** The heading below which the words stand; that of the guide where it is the first. */
  readonly section: string;
  /** What stands around the first of the words. */
  readonly excerpt: string;
}

let guides: Promise<readonly Guide[] | undefined> | undefined;

const fetched = async (): Promise<readonly Guide[]> => {
  const response = await fetch('/guide/search.json');
  if (!response.ok) throw new Error(`the guides returned status ${response.status}`);
  return response.json();
};

/** The words of all guides, read when they are first searched; undefined after a failure, and then read again the next time. */
const loaded = (): Promise<readonly Guide[] | undefined> => {
  guides ??= fetched().catch(() => {
    guides = undefined;
    return undefined;
  });
  return guides;
};

const MOST = 8;
const AROUND = 70;

const excerptOf = (text: string, word: string): string => {
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const from = Math.max(0, at - AROUND);
  return `${from > 0 ? '… ' : ''}${text.slice(from, at + AROUND).trim()}${at + AROUND < text.length ? ' …' : ''}`;
};

/**
 * Sections that hold every word, those first that hold them in their headings, each guide at most twice; undefined where the
 * guides could not be read.
 */
export const searchGuides = async (query: string): Promise<readonly GuideHit[] | undefined> => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const all = await loaded();
  if (!all) return undefined;
  const ranked = all.flatMap(({ path, title, sections }) => {
    const hits = sections.flatMap(({ id, title: section, text }) => {
      const fields = [title, section, `${title} ${section} ${text}`].map((one) => one.toLowerCase());
      const place = fields.findIndex((one) => words.every((word) => one.includes(word)));
      if (place < 0) return [];
      const hit = {
        path: id === '' ? path : `${path}#${id}`,
        guide: title,
        section,
        excerpt: excerptOf(text, words[0]!),
      };
      return [{ place, hit }];
    });
    return hits.toSorted((a, b) => a.place - b.place).slice(0, 2);
  });
  return ranked
    .toSorted((a, b) => a.place - b.place)
    .slice(0, MOST)
    .map(({ hit }) => hit);
};
