import type { Client } from '@modelcontextprotocol/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { some } from '../size.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAAXNSR0IArs4c6QAAAA9JREFUeAFjvK5mayIeAgAH6AHb+ms6DwAAAABJRU5ErkJggg==';

/** An input for every tool but that which reads the web. */
const INPUTS: Readonly<Record<string, Record<string, unknown>>> = {
  convert_color: { color: '#336699', to: ['oklch', 'munsell'] },
  color_difference: { colors: ['#336699', '#3a6ea5'] },
  name_color: { color: '#7b3fa1', count: 2 },
  check_contrast: { fg: '#336699', bg: '#ffffff' },
  fix_contrast: { fg: '#ffa500', bg: '#ffffff' },
  readable_colors: { bg: '#ffffff', count: 3 },
  audit_palette_contrast: { bg: '#ffffff', colors: ['#ffa500', '#0000cd'] },
  simulate_vision: { colors: ['#c0392b'], conditions: ['deuteranopia'] },
  audit_palette_vision: { colors: ['#c0392b', '#4f7a28'] },
  simulate_image: { image: PIXEL, model: 'brettel1997-deutan' },
  make_palette: { method: 'triadic', hue: 210, seed: 7 },
  palette_from_image: { image: PIXEL, count: 2 },
  make_harmony: { method: 'triadic', hue: 210, saturation: 0.6, lightness: 0.5 },
  make_gradient: { colors: ['#0b3d91', '#ffcc00'], steps: 4 },
  make_shades: { color: '#336699' },
  make_tokens: { color: '#336699', format: 'utility' },
  design_system: { colors: ['#1f4e79'], include: ['tokens'], seed: 7, depth: 200 },
  convert_colors: { colors: ['#c8553d', 'rgb(1 2 3)'], to: ['oklch'] },
  mix_colors: { colors: ['#c8553d', '#588b8b'], space: 'oklch' },
  average_colors: { colors: ['#c8553d', '#588b8b'] },
  search_palettes: { method: 'triadic', limit: 2 },
  draw_plate: { figure: '74', seed: 11, size: 200 },
};
/** Every tool but that which reads the web, by name, with an input. */
const TOOLS: readonly (readonly [name: string, input: Record<string, unknown>])[] = Object.entries(INPUTS);
/** Those that are called on a way on which all go alike. */
export const FEW_TOOLS = some(TOOLS, 5);
const PICTURES = new Set(['simulate_image', 'draw_plate']);

/**
 * What every client sees of the tools, however it reaches them; `page` is the address of a page that may be read, `called` names the
 * tools that are called.
 */
export const describeTools = (
  form: string,
  connect: () => Promise<Client>,
  page: () => string,
  called = TOOLS,
): void => {
  describe(`the tools ${form}`, () => {
    let client: Client;
    // The client of the SDK holds every structured answer to the schema that the list states.
    beforeAll(async () => {
      client = await connect();
      await client.listTools();
    });

    it('are listed with a price, a schema of the input and one of the answer', async () => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name).sort()).toEqual([...Object.keys(INPUTS), 'audit_page'].sort());
      for (const { name, description, inputSchema, outputSchema } of tools) {
        expect(description).toMatch(/ Costs \d+ credits?\.$/);
        expect(Object.keys(inputSchema.properties ?? {}).length).toBeGreaterThan(0);
        if (name !== 'draw_plate') expect(outputSchema).toMatchObject({ type: 'object' });
      }
    });

    it('are listed in at most 45 kB, with the meaning of the members of answers', async () => {
      const { tools } = await client.listTools();
      expect(JSON.stringify(tools).length).toBeLessThanOrEqual(45_000);
      for (const { name, outputSchema } of tools) {
        const members = Object.entries(outputSchema?.properties ?? {}) as [string, { description?: string }][];
        const meant = members.filter(([, { description }]) => description !== undefined);
        // What the tools make of two answers, and members of detail full, are names alone.
        if (
          !['simulate_image', 'make_gradient', 'check_contrast', 'make_tokens', 'design_system', 'draw_plate'].includes(
            name,
          )
        )
          expect([name, meant.length]).toEqual([name, members.length]);
      }
    });

    it('say their defaults, and take them', async () => {
      const { tools } = await client.listTools();
      const shown = tools.find(({ name }) => name === 'design_system')?.inputSchema.properties?.include;
      expect(shown).toMatchObject({ type: 'array', default: ['typography', 'ui_pairs', 'tokens'] });
      const { colors, seed, depth } = INPUTS.design_system!;
      const ask = async (detail?: string) =>
        (
          await client.callTool({
            name: 'design_system',
            arguments: { colors, seed, depth, ...(detail ? { detail } : {}) },
          })
        ).structuredContent as Record<string, unknown>;
      const brief = await ask();
      expect(Object.keys(brief)).toEqual(expect.arrayContaining(['colors', 'roles', 'pairs', 'css']));
      expect(JSON.stringify(brief).length).toBeLessThan(6_000);
      const full = await ask('full');
      expect(Object.keys(full)).toEqual(expect.arrayContaining(['typography', 'ui_pairs', 'tokens', 'leader']));
      expect(full).not.toHaveProperty('posters');
    });

    it.each(called)('%s answers', async (name, input) => {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: input });
      expect(isError).not.toBe(true);
      const image = content.find(({ type }) => type === 'image');
      if (PICTURES.has(name))
        expect(image).toMatchObject({ mimeType: 'image/png', data: expect.stringMatching(/^iVBOR/) });
      if (name !== 'draw_plate') expect(structuredContent).toBeTypeOf('object');
    });

    it('audit a page', async () => {
      const audit = { name: 'audit_page', arguments: { url: page(), scope: ['seo'] } };
      const { content: said, structuredContent, isError } = await client.callTool(audit);
      expect(isError, JSON.stringify(said).slice(0, 400)).not.toBe(true);
      const { findings } = structuredContent as { findings: readonly object[] };
      expect(findings.length).toBeGreaterThan(1);
      expect(JSON.stringify(findings)).toContain('title');
      const sent = await client.callTool({
        name: 'audit_page',
        arguments: { html: '<!doctype html><title></title><img src="/a.png">', base_url: 'https://example.com/' },
      });
      expect(sent.structuredContent).toMatchObject({
        final_url: 'https://example.com/',
        findings: expect.arrayContaining([
          expect.objectContaining({
            criteria: ['1.1.1'],
            places: [expect.objectContaining({ line: 1, changed: '<img src="/a.png" alt="…">' })],
          }),
        ]),
      });
      const private_ = await client.callTool({ name: 'audit_page', arguments: { url: 'http://10.0.0.1/' } });
      expect(private_).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/^FETCH_FAILED: /) }] });
    });

    it('refuse in the words of the service', async () => {
      const refused = await client.callTool({ name: 'check_contrast', arguments: { fg: 'nothing', bg: '#fff' } });
      expect(refused).toMatchObject({
        isError: true,
        content: [{ text: expect.stringMatching(/^INVALID_INPUT: fg: "nothing" is not/) }],
      });
      await expect(client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toThrow(/no_such_tool/);
    });

    it('come with resources', async () => {
      const { resources } = await client.listResources();
      expect(resources.map(({ uri }) => uri)).toEqual([
        'metamer://spaces',
        'metamer://conditions',
        'metamer://vocabulary',
        'metamer://guide',
      ]);
      const { contents } = await client.readResource({ uri: 'metamer://conditions' });
      expect(contents[0]).toMatchObject({ text: expect.stringContaining('deuteranopia') });
    });
  });
};
