import { isOurPath } from '../paths.ts';
import { isReaderLoaded, readColorText } from '../state/color-text.ts';
import { MOST_COLORS } from '../state/working-set.ts';

/** What can be kept in the library, by the word that it has there. */
export const KINDS = {
  color: 'Colour',
  pair: 'Pair',
  palette: 'Palette',
  gradient: 'Gradient',
  scale: 'Scale',
  tokens: 'Tokens',
  system: 'System',
  report: 'Report',
} as const;
export type Kind = keyof typeof KINDS;

/** Something that is kept in this browser. */
export interface Item {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  /** Empty if it is in none. */
  readonly folder: string;
  readonly starred: boolean;
  /** When it was saved or last opened, ISO 8601. */
  readonly at: string;
  /** Path and fragment of the view that shows it. */
  readonly address: string;
  /** Colours of its card, as CSS. */
  readonly colors: readonly string[];
}

const LONGEST = { id: 64, name: 80, folder: 60, at: 40, address: 8000, color: 200 } as const;

const isText = (value: unknown, longest: number, least = 0): value is string =>
  typeof value === 'string' && value.length >= least && value.length <= longest;

/** An address of a view, and no other. */
const isAddress = (value: unknown): value is string =>
  isText(value, LONGEST.address, 1) &&
  /^[^#]+(?:#\S*)?$/.test(value) &&
  isOurPath(value.split('#', 1)[0]!.replace(/(?<=.)\/$/, ''));

/**
 * An item as a file or another version holds it, with those of its colours that can be read, or all while their reader is not there;
 * undefined if it is not one.
 */
export const readItem = (value: unknown): Item | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, kind, name, folder = '', starred = false, at, address, colors } = value as Partial<Item>;
  if (!isText(id, LONGEST.id, 1) || !isText(name, LONGEST.name, 1) || !isText(folder, LONGEST.folder)) return undefined;
  if (!isText(at, LONGEST.at) || Number.isNaN(Date.parse(at)) || !isAddress(address)) return undefined;
  if (typeof kind !== 'string' || !Object.hasOwn(KINDS, kind) || !Array.isArray(colors)) return undefined;
  if (colors.length > MOST_COLORS || !colors.every((one) => isText(one, LONGEST.color, 1))) return undefined;
  return {
    id,
    kind,
    name,
    folder,
    starred: starred === true,
    at,
    address,
    colors: isReaderLoaded() ? colors.filter((one) => readColorText(one).color) : colors,
  };
};

const BY_PATH: Readonly<Record<string, Kind>> = {
  '/color': 'color',
  '/contrast': 'pair',
  '/make': 'color',
  '/make/gradient': 'gradient',
  '/make/shades': 'scale',
  '/make/tokens': 'tokens',
  '/make/system': 'system',
  '/audit': 'report',
  '/browse/atlas': 'color',
  '/browse/contrast': 'pair',
  '/browse/gradients': 'gradient',
  '/browse/shades': 'scale',
};

/** What a view makes. */
export const kindOf = (path: string): Kind => BY_PATH[path] ?? 'palette';
