import type { Page } from '../browser/packages.ts';

interface AXNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** Roles of what a person acts on. */
const ACTED_ON: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'DisclosureTriangle',
  'link',
  'listbox',
  'menuitem',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);

/** A name that is a sign alone is read as the sign, or not at all. */
const WORD = /[\p{L}\p{N}]/u;

/** What is wrong with a thing's name, by what a screen reader is given. */
const problemsOf = (nodes: readonly AXNode[]): string[] => {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (node: AXNode): string => (node.name?.value ?? '').replace(/\s+/g, ' ').trim();
  const roleOf = (node: AXNode): string => node.role?.value ?? '';
  /** The names of what it stands in, which a reader says on entering. */
  const placeOf = (node: AXNode): string => {
    const names: string[] = [];
    for (let at = byId.get(node.parentId ?? ''); at; at = byId.get(at.parentId ?? ''))
      if (!at.ignored && roleOf(at) !== 'RootWebArea' && textOf(at) !== '') names.push(textOf(at));
    return names.join(' < ');
  };
  const target = (node: AXNode): string =>
    String(node.properties?.find(({ name }) => name === 'url')?.value.value ?? '');
  const seen = new Map<string, string>();
  return nodes.flatMap((node) => {
    if (node.ignored || !ACTED_ON.has(roleOf(node))) return [];
    const [role, name, place] = [roleOf(node), textOf(node), placeOf(node)];
    // The texts of a list that folds are its values.
    if (role === 'option' && !WORD.test(name) && roleOf(byId.get(node.parentId ?? '')!) !== 'listbox') return [];
    if (!WORD.test(name)) return [`${role} “${name}” in ${place || 'the page'} has no name in words`];
    const known = seen.get(`${role} ${name} ${place}`);
    seen.set(`${role} ${name} ${place}`, target(node));
    // Links of one name that lead to one place are one.
    const isSame = known !== undefined && known !== '' && known === target(node);
    return known === undefined || isSame ? [] : [`${role} “${name}” in ${place || 'the page'} is there twice`];
  });
};

/** Problems with the names in the accessibility tree that Chromium makes of the page as it stands. */
export const nameProblems = async (page: Page): Promise<string[]> => {
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: readonly AXNode[] };
  await client.detach();
  return [...new Set(problemsOf(nodes))];
};
