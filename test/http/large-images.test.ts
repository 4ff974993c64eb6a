import { randomFillSync } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyRoom } from '../../src/http/body-room.ts';
import { encodePng } from '../../src/image/png/encode.ts';
import { startTestService, type TestService } from '../service.ts';

const MIB = 1024 * 1024;
let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

/** A small PNG with a chunk that readers pass over, which makes it as large as a large body is. */
const data = randomFillSync(new Uint8ClampedArray(40 * 40 * 4).fill(255));
const small = encodePng({ width: 40, height: 40, data });
const filling = Buffer.concat([Buffer.from('prVt'), Buffer.alloc(1.2 * MIB, 'x')]);
const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
length.writeUInt32BE(filling.length - 4);
sum.writeUInt32BE(crc32(filling));
const END = 12;
const png = Buffer.concat([small.subarray(0, -END), length, filling, sum, small.subarray(-END)]);
const image = png.toString('base64');

const rest = (body: unknown) => service.call('POST', '/v1/palette/from-image', { key, json: body });
const graphql = (query: string, variables: object) =>
  service.call('POST', '/v1/graphql', { key, json: { query, variables } });
const tool = (name: string, input: object) =>
  service.call('POST', '/v1/mcp', {
    key,
    headers: { accept: 'application/json, text/event-stream' },
    json: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
  });

describe('an image in a large body', () => {
  it('is answered alike on every surface, and costs the same', async () => {
    expect(image.length).toBeGreaterThan(1.5 * MIB);
    const first = await rest({ image, count: 4 });
    expect([first.status, first.headers.get('x-credits-cost')]).toEqual([200, '3']);
    const { colors } = first.body;
    expect(colors).toHaveLength(4);

    const slashes = JSON.stringify({ image: `data:image/png;base64,${image}`, count: 4 }).replaceAll('/', '\\/');
    const escaped = await service.call('POST', '/v1/palette/from-image', { key, raw: slashes });
    expect(escaped.body.colors).toEqual(colors);

    const form = new FormData();
    form.set('image', new Blob([png as never], { type: 'image/png' }), 'noise.png');
    form.set('count', '4');
    const headers = { 'x-api-key': key };
    const file = await fetch(`${service.url}/v1/palette/from-image`, { method: 'POST', headers, body: form });
    expect(await file.json()).toMatchObject({ colors });

    const trpc = await service.call('POST', '/v1/trpc/palette.fromImage', { key, json: { image, count: 4 } });
    expect(trpc.body.result.data.colors).toEqual(colors);
    const batch = await service.call('POST', '/v1/trpc/palette.fromImage,palette.fromImage?batch=1', {
      key,
      json: { 0: { image, count: 4 }, 1: { image, count: 4 } },
    });
    expect(batch.body.map((one: { result: { data: object } }) => one.result.data)).toMatchObject([
      { colors },
      { colors },
    ]);

    const query =
      'query($i: String!) { a: paletteFromImage(image: $i, count: 4) { colors { hex } } b: paletteFromImage(image: $i, count: 4) { colors { hex } } }';
    const document = await graphql(query, { i: image });
    const hexes = { colors: colors.map(({ hex }: { hex: string }) => ({ hex })) };
    expect(document.body.data).toEqual({ a: hexes, b: hexes });
    const once = await graphql('query($i: String!) { a: paletteFromImage(image: $i, count: 4) { colors { hex } } }', {
      i: image,
    });
    expect(once.body.data).toEqual({ a: hexes });
    const twice = `query($i: String!) { a: paletteFromImage(image: $i, count: 4) { colors { hex } } ...More }
      fragment More on Query { b: paletteFromImage(image: $i, count: 4) { colors { hex } } }`;
    expect((await graphql(twice, { i: image })).body.data).toEqual({ a: hexes, b: hexes });

    const called = await tool('palette_from_image', { image, count: 4 });
    expect(called.text).toContain(colors[3].hex);
    expect(called.headers.get('x-credits-cost')).toBe('3');
  });

  it('is refused by its field and repeated nowhere, nor is any other long text', async () => {
    const letters = 'A'.repeat(2 * MIB);
    const answers = [
      await rest({ image: letters }),
      await rest({ image: `${image}*` }),
      await rest({ image, count: letters }),
      await rest({ image, [letters]: 1 }),
      await rest({ image, colour: letters }),
      await service.call('POST', '/v1/trpc/palette.fromImage', { key, json: { image: letters } }),
      await graphql('query($i: String!) { paletteFromImage(image: $i) { width } }', { i: letters }),
      await graphql('query($i: Int!) { paletteFromImage(image: "", count: $i) { width } }', { i: letters }),
      await graphql(
        `query($i: String!) { colorContrast(fg: $i, bg: "#fff") { ratio } # paletteFromImage
      }`,
        { i: letters },
      ),
      await graphql(`${letters} paletteFromImage`, {}),
      await tool('palette_from_image', { image: letters }),
      await tool(letters, { image: 'palette_from_image' }),
      await tool('palette_from_image', { image, colour: letters }),
    ];
    for (const { status, text } of answers) {
      expect(status).toBeLessThan(500);
      expect(text.length).toBeLessThan(2_048);
      expect(text).toMatch(/error/i);
    }
    expect(answers[0]!.body.error).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'image' } });
    expect(answers[2]!.body.error.details.field).toBe('count');
    expect(bodyRoom.taken).toBe(0);
  });
});
