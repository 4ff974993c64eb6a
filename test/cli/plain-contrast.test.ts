import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import '../properties.ts';
import { plainCheck } from '../../src/accessibility/contrast/plain-check.ts';
import { type Embedded, embeddedClient, openEmbedded } from '../../src/embedded.ts';
import { closeEmbedded, run } from './host.ts';

const embedded: Embedded = openEmbedded({ environment: {}, hosts: [] });
const client = embeddedClient(embedded);
afterAll(async () => {
  await embedded.close();
  await closeEmbedded();
});

describe('contrast without the operations', () => {
  it('is what the operation answers', async () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((v) => `#${v.toString(16).padStart(6, '0')}`);
    const color = fc.oneof(
      hex,
      fc.constantFrom('red', '#abc', '#336699ff', 'rgb(1 2 3)', 'oklch(0.5 0.05 200)', 'hsl(3deg 20% 40%)'),
    );
    await fc.assert(
      fc.asyncProperty(color, color, async (fg, bg) => {
        const answer = await client.accessibility.check.query({ fg, bg });
        expect(plainCheck(fg, bg)).toEqual(answer);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    '#33669980',
    'transparent',
    'color(display-p3 1 0 0)',
    'light-dark(red, blue)',
    'no colour',
    'currentColor',
  ])('leaves %s to it', (color) => {
    expect(plainCheck(color, '#fff')).toBeUndefined();
    expect(plainCheck('#fff', color)).toBeUndefined();
  });

  it('follows the setting that changes the answer', async () => {
    const { out } = await run(['contrast', '369', 'white', '--json'], { environment: { APCA: 'off' } });
    expect(JSON.parse(out)).not.toHaveProperty('apca');
    expect(JSON.parse((await run(['contrast', '369', 'white', '--json'])).out)).toHaveProperty('apca');
  });
});
