import type { Theme } from '../fill.ts';
import type { Token, TokenSet } from '../token-set.ts';
import { highContrast } from './high-contrast.ts';
import { tokensIn } from './variant.ts';

/** A context of a theme: every token with the value that it has there, references by name. */
export interface Context {
  readonly name: string;
  readonly tokens: readonly Token[];
}

/** Tokens by name as the tokens of one theme: what a reference names is looked up among them. */
const resolved = (byName: ReadonlyMap<string, Token>): readonly Token[] => {
  const done = new Map<string, Token>();
  const placed = (name: string): Token => {
    const chain: Token[] = [];
    for (let at = byName.get(name); at && !done.has(at.name); at = at.ref && byName.get(at.ref.name)) chain.push(at);
    for (const { ref, ...token } of chain.reverse()) {
      const target = ref && done.get(ref.name);
      const own: Token = { ...token, theme: 'light' };
      done.set(token.name, target ? { ...own, ref: target, value: target.value, css: target.css } : own);
    }
    return done.get(name)!;
  };
  return [...byName.keys()].map(placed);
};

/**
 * The contexts of a set: light and dark, and where there are roles the same two with high contrast; and the names whose value
 * is another in one of them.
 */
export const contextsOf = (set: TokenSet): { readonly contexts: readonly Context[]; readonly names: Set<string> } => {
  const names = new Set(set.dark.map(({ name }) => name));
  const themes: readonly Theme[] = set.dark.length ? ['light', 'dark'] : ['light'];
  const plain = themes.map((theme) => ({ theme, tokens: resolved(tokensIn(set, theme)) }));
  const strong = plain.flatMap(({ theme, tokens }) => {
    const changed = highContrast(tokens, theme, set.notation);
    if (changed.size === 0) return [];
    for (const name of changed.keys()) names.add(name);
    const byName = new Map(tokens.map((token) => [token.name, changed.get(token.name) ?? token]));
    return [{ name: theme === 'light' ? 'high-contrast' : 'high-contrast-dark', tokens: resolved(byName) }];
  });
  return { contexts: [...plain.map(({ theme, tokens }) => ({ name: theme, tokens })), ...strong], names };
};
