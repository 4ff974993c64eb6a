import type { Locator, Page } from '../browser/packages.ts';

type Role = Parameters<Page['getByRole']>[0] | 'words';

/** Something on the page as a person would name it: what it is, what it is called, and where it stands. */
export interface Thing {
  readonly role: Role;
  /** Whole, or a pattern that its name matches. */
  readonly name: string | RegExp;
  readonly inside?: Thing;
  /** Of several with such a name, the first will do: the first card of a list. */
  readonly first?: true;
}

const of =
  (role: Role) =>
  (name: string | RegExp): Thing => ({ role, name });

export const button = of('button');
export const link = of('link');
export const field = of('textbox');
export const list = of('combobox');
export const choice = of('radio');
export const option = of('option');
export const group = of('list');
export const aside = of('complementary');
export const dialog = of('dialog');
/** What has no role of its own and is known by its words: the line that unfolds something. */
export const words = of('words');

export const inside = (place: Thing, thing: Thing): Thing => ({ ...thing, inside: place });
export const firstOf = (thing: Thing): Thing => ({ ...thing, first: true });

export const saying = ({ role, name }: Thing): string => `the ${role} ${String(name)}`;

const locatorOf = (within: Page | Locator, { role, name }: Thing): Locator =>
  (role === 'words'
    ? within.getByText(name, { exact: typeof name === 'string' })
    : within.getByRole(role, { name, exact: typeof name === 'string' })
  ).filter({ visible: true });

/** All that a person could mean by it. */
export const every = (page: Page, thing: Thing): Locator =>
  locatorOf(thing.inside === undefined ? page : locatorOf(page, thing.inside).first(), thing);

/** The one that is meant: waited for, and refused where two cannot be told apart. */
export const find = async (page: Page, thing: Thing): Promise<Locator> => {
  const all = every(page, thing);
  await all.first().waitFor();
  if (!thing.first && (await all.count()) > 1)
    throw new Error(`Several things on the page are ${saying(thing)}: a person cannot tell which is meant.`);
  return all.first();
};
