import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAAXNSR0IArs4c6QAAAA9JREFUeAFjvK5mayIeAgAH6AHb+ms6DwAAAABJRU5ErkJggg==';
const PAGE = '<!doctype html><title></title><img src="a.png"><p style="color:#999;background:#aaa">Hello</p>';

/** How a person, or a model that has read nothing but the name, asks first; and what the text says. */
const FIRST: readonly (readonly [tool: string, input: Record<string, unknown>, says: RegExp])[] = [
  ['convert_color', { color: '#336699' }, /oklch: l 0\.4993, c 0\.0987, h 250\.43/],
  ['convert_color', { color: 'rebeccapurple', to: 'oklch' }, /oklch: l 0\.44/],
  ['convert_color', { color: '#336699', to: ['rgb', 'hsl'] }, /srgb: r 0\.2, g 0\.4, b 0\.6/],
  ['convert_colors', { colors: ['red', 'blue'] }, /^#ff0000 \| srgb 1 0 0/],
  ['mix_colors', { color1: 'red', color2: 'blue' }, /^#8c53a2/],
  ['mix_colors', { colors: ['red', 'blue'], amount: '0.3' }, /^#ba4d79/],
  ['average_colors', { colors: ['red', 'blue'] }, /^#8c53a2/],
  ['color_difference', { color1: '#336699', color2: '#3a6ea5' }, /CIEDE2000 3\.1 \(perceptible\)/],
  ['color_difference', { from: '#336699', to: '#3a6ea5' }, /CIEDE2000 3\.1/],
  ['name_color', { hex: '#7b3fa1' }, /^purply/],
  ['check_contrast', { foreground: '#777', background: '#fff' }, /4\.47:1, WCAG 2\.2 AA large\nNormal text fails AA/],
  ['check_contrast', { text: '#336699', background: 'white', level: 'AA' }, /5\.99:1, WCAG 2\.2 AA\n/],
  ['fix_contrast', { fg: '#ffa500', bg: '#fff', level: 'AAA' }, /Use #7d4f02 as foreground/],
  ['fix_contrast', { foreground: '#ffa500', background: '#fff', ratio: 4.5 }, /Use #a76900/],
  ['readable_colors', { background: '#0b3d91' }, /^Readable on #0b3d91:\n#ffaac4/],
  ['readable_colors', { ground: '#ffffff' }, /^Readable on #ffffff/],
  ['audit_palette_contrast', { background: '#fff', palette: ['#ffa500', '#0000cd'] }, /1 of 2 reach 4\.5:1/],
  ['simulate_vision', { colors: ['#c0392b'], condition: 'deuteranopia' }, /deuteranopia: #837120/],
  ['simulate_vision', { color: '#c0392b' }, /tritanopia: #c1324e/],
  ['audit_palette_vision', { colors: ['#c0392b', '#4f7a28'] }, /deuteranopia: #c0392b and #4f7a28 \(3\.8\)/],
  ['simulate_image', { image: PIXEL }, /brettel1997-deutan, severity 1/],
  ['simulate_image', { image: PIXEL, condition: 'protanopia' }, /brettel1997-protan/],
  ['draw_plate', { text: '74' }, /^$/],
  ['draw_plate', { number: 12 }, /^$/],
  ['make_palette', { color: '#336699' }, /^\w+: #336699/],
  ['make_palette', { hue: 200, method: 'triadic', seed: 7 }, /triadic: #3ca7dd, #dd3ca7/],
  ['palette_from_image', { image: PIXEL }, /^#[0-9a-f]{6} \d/],
  ['make_harmony', { color: '#336699' }, /complementary: #336699, #996633/],
  ['make_harmony', { hue: 210, method: 'triadic' }, /triadic: #3c8cdd/],
  ['make_gradient', { from: '#0b3d91', to: '#ffcc00', steps: 4 }, /linear-gradient\(/],
  ['make_gradient', { colors: ['#0b3d91', '#ffcc00'] }, /oklch-short: #0b3d91/],
  ['make_shades', { color: '#336699' }, /700 #336699, 5\.99:1 on white/],
  ['make_tokens', { color: '#336699' }, /--color-primary-700:#336699;/],
  ['make_tokens', { seed: '#336699', format: 'tailwind' }, /the whole file theme\.css/],
  ['make_tokens', { brand: '#336699', seed: 7 }, /--color-seed:#336699;/],
  ['design_system', { brief: 'a calm coastal hotel', seed: 3 }, /^Palette #/],
  ['search_palettes', { hue: 'blue' }, /pal_\w+ #/],
  ['search_palettes', { color: 'blue', count: 2 }, /pal_\w+ #/],
  [
    'audit_page',
    { html: PAGE },
    /critical: Image has no text alternative \(WCAG 1\.1\.1\)\n {2}at line 1 <img src="a\.png">/,
  ],
  ['audit_page', { source: PAGE, scope: 'seo' }, /Page has no title/],
];

let service: TestService;
let client: Client;

beforeAll(async () => {
  service = await startTestService();
  const { secret } = await service.issue('enterprise');
  client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${secret}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/v1/mcp', service.url), { requestInit }));
  // The client holds every structured answer to the schema that the list states.
  await client.listTools();
});
afterAll(async () => {
  await client.close();
  await service.stop();
});

const textOf = ({ content }: { content: readonly { type: string; text?: string }[] }): string =>
  content.map(({ text = '' }) => text).join('\n');

describe('the first call that comes to mind', () => {
  it.each(FIRST)('%s %j', async (name, input, says) => {
    const result = await client.callTool({ name, arguments: input });
    const text = textOf(result as never);
    expect([result.isError ?? false, text]).toEqual([false, expect.stringMatching(says)]);
    // Room in a conversation: a verdict, or a set of tokens.
    const most = ['make_tokens', 'design_system'].includes(name) ? 6_000 : 2_000;
    expect(text.length).toBeLessThanOrEqual(most);
  });

  it('is tried of every tool', async () => {
    const { tools } = await client.listTools();
    expect(new Set(FIRST.map(([name]) => name))).toEqual(new Set(tools.map(({ name }) => name)));
  });
});

describe('answers', () => {
  it.each(['check_contrast', 'make_tokens', 'design_system', 'audit_page'])(
    'of %s conform in full detail',
    async (name) => {
      const [, input] = FIRST.find(([tool]) => tool === name)!;
      const brief = await client.callTool({ name, arguments: input });
      const full = await client.callTool({ name, arguments: { ...input, detail: 'full' } });
      expect(full.isError ?? false).toBe(false);
      const size = ({ structuredContent }: typeof full): number => JSON.stringify(structuredContent).length;
      expect(size(full)).toBeGreaterThan(size(brief));
    },
  );

  it('of a large page that is sent as markup', async () => {
    const html = `<!doctype html><html lang="en"><title>Long</title><p>${'word '.repeat(40_000)}</p>`;
    const { isError = false } = await client.callTool({ name: 'audit_page', arguments: { html, scope: ['seo'] } });
    expect(isError).toBe(false);
  });

  it('name the fields that the tool lists', async () => {
    const say = async (name: string, input: object) =>
      textOf((await client.callTool({ name, arguments: { ...input } })) as never);
    expect(await say('make_tokens', { color: 'nope' })).toMatch(/^INVALID_INPUT: color: "nope" is not a colour/);
    expect(await say('readable_colors', { bg: 'nope' })).toMatch(/^INVALID_INPUT: bg: /);
    expect(await say('fix_contrast', { fg: '#000', bg: '#fff', min_ratio: 50 })).toMatch(/^INVALID_INPUT: min_ratio: /);
    expect(await say('make_tokens', { wheel: 1 })).toContain(
      'accepted: color, name, harmony, include, dark, fill, levels, hues, lightness, format, variant, notation, detail',
    );
    expect(await say('check_contrast', { fg: '#000', bgg: '#fff' })).toContain("Did you mean 'bg'?");
    expect(await say('audit_page', {})).toContain('url: either url or html is required');
    expect(await say('audit_page', { html: '<p>', scope: ['so'] })).toContain("there is no stage 'so'");
  });
});

const COMBINATIONS = ['anyOf', 'oneOf', 'allOf'];

/** What clients of models are known to refuse in a schema, with where it is. */
const faultsIn = (value: unknown, path: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((one, i) => faultsIn(one, `${path}[${i}]`));
  if (typeof value !== 'object' || value === null) return [];
  const here = Object.entries(value).flatMap(([name, inner]) => {
    const at = `${path}.${name}`;
    if (['$ref', '$defs', 'definitions', 'nullable', 'prefixItems'].includes(name)) return [at];
    if (COMBINATIONS.includes(name)) return [at];
    if (name === 'enum' && (inner as unknown[]).includes(null)) return [at];
    if (name === 'type' && Array.isArray(inner)) return [at];
    return [];
  });
  return [...here, ...Object.entries(value).flatMap(([name, inner]) => faultsIn(inner, `${path}.${name}`))];
};

describe('input schemas', () => {
  it('stand alone, each field of one type', async () => {
    const { tools } = await client.listTools();
    expect(tools.flatMap(({ name, inputSchema }) => faultsIn(inputSchema, name))).toEqual([]);
    for (const { name, inputSchema } of tools)
      for (const [field, schema] of Object.entries(inputSchema.properties ?? {}))
        expect([name, field, schema]).toMatchObject([name, field, { type: expect.any(String) }]);
  });

  it('give one thing one name', async () => {
    const { tools } = await client.listTools();
    const names = new Set(tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties ?? {})));
    const seeds = tools.flatMap(({ inputSchema }) => inputSchema.properties?.seed ?? []);
    expect(seeds.map((schema) => (schema as { type?: string }).type)).toEqual(seeds.map(() => 'integer'));
    for (const name of ['ground', 'foreground', 'background', 'from', 'minRatio', 'hex', 'palette'])
      expect([name, names.has(name)]).toEqual([name, false]);
    const scope = tools.find(({ name }) => name === 'audit_page')?.inputSchema.properties?.scope;
    expect(scope).toMatchObject({ items: { enum: expect.arrayContaining(['structure', 'seo']) } });
  });
});

describe('prompts', () => {
  it('are listed, filled in, and complete their arguments', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['audit-and-fix', 'accessible-palette', 'brand-to-tokens']);
    const { messages } = await client.getPrompt({ name: 'brand-to-tokens', arguments: { color: '#336699' } });
    expect(messages[0]!.content).toMatchObject({
      text: expect.stringContaining('#336699 with make_tokens, format css'),
    });
    const { completion } = await client.complete({
      ref: { type: 'ref/prompt', name: 'brand-to-tokens' },
      argument: { name: 'format', value: 'ta' },
    });
    expect(completion.values).toEqual(['tailwind']);
    const standards = await client.complete({
      ref: { type: 'ref/prompt', name: 'audit-and-fix' },
      argument: { name: 'standard', value: '' },
    });
    expect(standards.completion.values).toContain('wcag22aa');
  });

  it('and tools say that their lists do not change', () => {
    const { tools, prompts, resources } = client.getServerCapabilities() ?? {};
    expect([tools?.listChanged, prompts?.listChanged, resources?.listChanged]).toEqual([false, false, false]);
  });
});
