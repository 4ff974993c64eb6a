import { expect } from 'vitest';
import type { Locator } from '../browser/packages.ts';
import { saying, type Thing } from './thing.ts';

/** Least width and height of a target in CSS pixels: WCAG 2.2, 2.5.8, which leaves out what stands in a sentence. */
const SMALLEST = 24;

/** What a person aims at: where a field is hidden behind its label, the label. */
const faceOf = async (found: Locator): Promise<Locator> => {
  const isBehindLabel = await found.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    if ((element as HTMLInputElement).type === 'range') return false;
    return 'labels' in element && (element as HTMLInputElement).labels?.length ? Math.min(width, height) < 24 : false;
  });
  if (!isBehindLabel) return found;
  const id = await found.getAttribute('id');
  const named = found.page().locator(`label[for="${id}"]`);
  const around = found.locator('xpath=ancestor::label[1]');
  return (await around.count()) > 0 ? around : named.first();
};

/** What keeps a person from hitting it, as the page stands; empty if nothing does. */
const obstacle = (face: Locator, smallest: number): Promise<string> =>
  face.evaluate((element, least) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isInSentence = getComputedStyle(element).display === 'inline';
    if (!isInSentence && Math.min(width, height) < least)
      return `is ${width.toFixed(1)} by ${height.toFixed(1)} pixels`;
    const [middle, centre] = [x + width / 2, y + height / 2];
    if (middle < 0 || centre < 0 || middle > innerWidth || centre > innerHeight) return 'is outside the window';
    // A link over two lines has its middle beside both.
    const line = isInSentence ? element.getClientRects()[0]! : undefined;
    const hit = line
      ? document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2)
      : document.elementFromPoint(middle, centre);
    if (hit && (element.contains(hit) || hit.closest('label')?.contains(element))) return '';
    return `is covered by ${hit ? `${hit.localName}.${hit.className}` : 'nothing'}`;
  }, smallest);

/** Brings it into sight as scrolling does, and refuses what cannot be hit there. */
export const reach = async (found: Locator, thing: Thing): Promise<Locator> => {
  const face = await faceOf(found);
  const scroll = (block: ScrollLogicalPosition): Promise<void> =>
    face.evaluate((element, to) => element.scrollIntoView({ block: to, behavior: 'instant' }), block);
  await scroll('nearest');
  await expect
    .poll(async () => {
      const why = await obstacle(face, SMALLEST);
      // Again, since it may have been drawn anew meanwhile.
      if (why) await scroll('center');
      return why && `${saying(thing)} ${why}`;
    })
    .toBe('');
  return face;
};

/** Refuses a focus that is nowhere to be seen: nothing marks it, or something lies over all of it. */
export const seeFocus = async (found: Locator, thing: Thing): Promise<void> => {
  const face = await faceOf(found);
  const why = () =>
    face.evaluate((element) => {
      const active = document.activeElement!;
      const isMarked = [active, element, active.parentElement, active.nextElementSibling].some((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      });
      if (!isMarked) return 'has the focus, and nothing shows it';
      const { x, y, width, height } = element.getBoundingClientRect();
      const points = [0.5, 0.1, 0.9].flatMap((across) => [0.5, 0.1, 0.9].map((down) => [across, down] as const));
      const isSeen = points.some(([across, down]) => {
        const hit = document.elementFromPoint(x + across * width, y + down * height);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
      return isSeen ? '' : 'has the focus behind something else, or outside the window';
    });
  await expect
    .poll(async () => {
      const problem = await why();
      return problem && `${saying(thing)} ${problem}`;
    })
    .toBe('');
};
