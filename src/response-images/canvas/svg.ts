import { escapeHtml } from '../../text/escape.ts';

const FALLBACKS = 'Inter, system-ui, sans-serif';

const short = (number: string): string => String(Math.round(Number(number) * 100) / 100);

/** Skia writes a place for every glyph; the first is enough, and lets the reader's own font set the rest. */
const firstPlace = (attribute: string): string => attribute.replace(/\b([xy])="([-\d.e]+),[^"]*"/g, '$1="$2"');

const family = (attribute: string): string => attribute.replace(/font-family="[^"]*"/, `font-family="${FALLBACKS}"`);

/** At some sizes Skia writes every word as a text of its own, with an empty one for each space: one text again. */
const joined = (source: string): string =>
  source.replace(/<\/text><text [^>]*x="\s*" y="\s*"><\/text><text [^>]*>/g, ' ');

/** Skia calls semi-bold 500 and gives it in the name of the family. */
const weight = (attribute: string): string =>
  attribute.includes('SemiBold') ? attribute.replace(/ font-weight="\d+"/, ' font-weight="600"') : attribute;

/** What Skia wrote, as one would write it: numbers of two decimals, text with its family, a title and a description. */
export const tidySvg = (source: string, title: string, description: string): string =>
  joined(source)
    .replace(/^<\?xml[^>]*\?>\s*/, '')
    .replace(/offset="(0\.\d+)"/g, (_, offset: string) => `offset="${Number(offset).toFixed(3)}"`)
    .replace(/<text [^>]*>/g, (tag) => family(weight(firstPlace(tag))))
    .replace(/\b(d|x|y|cx|cy|r|width|height|transform|points)="([^"]*)"/g, (_, name: string, value: string) => {
      const numbers = value.replace(/-?\d+\.\d+(e-?\d+)?/g, short);
      return `${name}="${numbers}"`;
    })
    .replace(
      /<svg ([^>]*)>/,
      (_, attributes: string) =>
        `<svg ${attributes} viewBox="0 0 ${/width="([\d.]+)"/.exec(attributes)?.[1]} ${/height="([\d.]+)"/.exec(attributes)?.[1]}" role="img"><title>${escapeHtml(title)}</title><desc>${escapeHtml(description)}</desc>`,
    );
