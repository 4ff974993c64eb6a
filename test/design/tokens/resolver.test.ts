import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../../src/color/luminance.ts';
import { rgb } from '../../../src/color/rgb.ts';
import { exportTokens } from '../../../src/design/tokens/export.ts';
import { generateTokens } from '../../../src/design/tokens/generate.ts';
import { promises } from '../../../src/design/tokens/roles/table.ts';
import type { TokenInput } from '../../../src/design/tokens/token-set.ts';
import { dtcgErrors } from '../consumers/dtcg.ts';
import { CHAIN, generated, light } from './formats/harbour.ts';

const SCHEMA = {
  type: 'object',
  required: ['version', 'resolutionOrder', 'sets'],
  properties: {
    version: { const: '2025.10' },
    resolutionOrder: {
      type: 'array',
      minItems: 1,
      items: { required: ['$ref'], properties: { $ref: { pattern: '^#/(sets|modifiers)/' } } },
    },
    sets: { type: 'object', additionalProperties: { required: ['sources'] } },
    modifiers: { type: 'object', additionalProperties: { required: ['contexts'] } },
  },
};
interface Group {
  readonly [name: string]: Group;
}
interface Resolver {
  readonly sets: { readonly foundation: { readonly sources: readonly Group[] } };
  readonly modifiers?: { readonly theme: { readonly contexts: Record<string, readonly Group[]>; default: string } };
}
const resolve = (tokens: readonly TokenInput[]): Resolver =>
  JSON.parse(exportTokens({ format: 'dtcg', variant: 'resolver', tokens, name: 'Harbour' }).content as string);

/** Values by path: those of a context over those of the set, references followed. */
const valuesIn = ({ sets, modifiers }: Resolver, context: string): Map<string, unknown> => {
  const values = new Map<string, unknown>();
  const add = (node: Group, path: readonly string[] = []): void => {
    for (const [name, inner] of Object.entries(node))
      if (name === '$value') values.set(path.join('.'), inner as unknown);
      else if (!name.startsWith('$') || name === '$root') add(inner, [...path, name]);
  };
  for (const source of [...sets.foundation.sources, ...(modifiers?.theme.contexts[context] ?? [])]) add(source);
  const follow = (value: unknown): unknown => {
    const name = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
    if (name === undefined) return value;
    if (!values.has(name)) throw new Error(`{${name}} leads nowhere in ${context}`);
    return follow(values.get(name));
  };
  return new Map([...values].map(([path, value]) => [path, follow(value)]));
};
/** Colours in hex by the names of their tokens without `color-`. */
const hexesIn = (file: Resolver, context: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...valuesIn(file, context)].flatMap(([path, value]) => {
      const name = path.replace('.$root', '').replaceAll('.', '-');
      return name.startsWith('color-') ? [[name.slice(6), (value as { hex: string }).hex]] : [];
    }),
  );

const CONTEXTS = ['light', 'dark', 'high-contrast', 'high-contrast-dark'];

describe('resolver', () => {
  const file = resolve(generated);
  const { contexts } = file.modifiers!.theme;
  it('holds the module, and every source holds the format module', () => {
    expect(new Ajv({ strict: false }).validate(SCHEMA, file)).toBe(true);
    expect(Object.keys(contexts)).toEqual(CONTEXTS);
    for (const source of [...file.sets.foundation.sources, ...Object.values(contexts).flat()])
      expect(dtcgErrors(JSON.stringify(source))).toEqual([]);
  });
  it('has the same names in every context, none of them in the set, and all references lead somewhere', () => {
    const names = CONTEXTS.map((context) => [...valuesIn(file, context).keys()].sort());
    for (const list of names) expect(list).toEqual(names[0]);
    expect(names[0]).toHaveLength(light.length);
    const own = (node: Group, path = ''): string[] =>
      '$value' in node ? [path] : Object.entries(node).flatMap(([name, inner]) => own(inner, `${path}.${name}`));
    const shared = new Set(own(file.sets.foundation.sources[0]!));
    for (const [source] of Object.values(contexts)) expect(own(source!).filter((name) => shared.has(name))).toEqual([]);
  });
  it('follows references in the theme of the context', () => {
    const chain = resolve(CHAIN);
    expect(hexesIn(chain, 'light').focus).toBe('#336699');
    expect(hexesIn(chain, 'dark').focus).toBe('#99ccff');
    expect(Object.keys(chain.modifiers!.theme.contexts)).toEqual(['light', 'dark']);
    expect(resolve([{ name: 'a', value: '1px' }]).modifiers).toBeUndefined();
  });
});

describe('high contrast', () => {
  const SEEDS = ['#ff10f0', '#ffcc00', '#1877f2', '#6d071a', '#808080', '#000000', '#ffffff', '#1db954', '#e6e6fa'];
  const FILLS = /^on-(primary|secondary|accent|success|warning|danger|info)$/;
  it.each(SEEDS)('of %s: text has 7:1 and graphics 4.5:1, in both themes', (seed) => {
    const { tokens } = generateTokens({ seed: rgb(seed), harmony: 'triadic', include: ['color'], dark: true });
    const file = resolve(tokens);
    for (const context of ['high-contrast', 'high-contrast-dark']) {
      const hexes = hexesIn(file, context);
      const failing = promises('brand').filter(({ foreground, background, need }) => {
        const ratio = contrastRatio(rgb(hexes[foreground]!), rgb(hexes[background]!));
        return ratio < (need.ratio < 4.5 ? 4.5 : 7);
      });
      expect(failing.map(({ foreground, background }) => `${context}: ${foreground} on ${background}`)).toEqual([]);
      for (const { foreground } of promises('brand').filter((one) => FILLS.test(one.foreground)))
        expect(contrastRatio(rgb(hexes[foreground.slice(3)]!), rgb(hexes.bg!))).toBeGreaterThan(3);
      expect(hexes.border).toBe(hexes['border-strong']);
    }
  });
  it('leaves what has it already', () => {
    const file = resolve(generated);
    const [plain, strong] = [hexesIn(file, 'light'), hexesIn(file, 'high-contrast')];
    for (const role of ['text', 'heading', 'bg', 'surface', 'on-quiet']) expect(strong[role]).toBe(plain[role]);
    expect(strong['border-strong']).not.toBe(plain['border-strong']);
  });
});
