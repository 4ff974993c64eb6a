import { expect } from 'vitest';
import type { Task } from '../task.ts';
import { button, field } from '../thing.ts';

const PAGE =
  '<!doctype html><html lang=en><title>Shop</title><h1>Shop</h1><h3>Skipped</h3><img src="/a.png"><button></button>';
const ADDRESS = field(/^Page URL$/);
const AUDIT = button(/^Audit \(/);

let count = 0;

export const AUDIT_AND_COMPARE: Task = {
  wants: 'What is wrong with a page, as PDF and for the code review, and what a mend has solved',
  starts: '/audit',
  most: 10,
  async does({ hand, save, sees }, world) {
    count += 1;
    const path = `/shop-${count}`;
    await hand.paste(ADDRESS, world.publish(path, PAGE));
    await hand.press(AUDIT);
    await hand.enter(field('API key'), await world.newKey());
    await hand.press(AUDIT);
    await sees(/^Shop$/);
    const formats = button('Export');
    await hand.press(formats);
    const pdf = await save(button(/^PDF/));
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await hand.press(formats);
    const sarif = await save(button(/^SARIF/));
    expect(JSON.parse(sarif.bytes.toString()).version).toBe('2.1.0');
    world.publish(path, PAGE.replace('<img ', '<img alt="A shop" '));
    await hand.press(AUDIT);
  },
  async ends({ page, sees }) {
    await sees('Since the audit before');
    await expect.poll(() => page.locator('.changes-sum').textContent()).toMatch(/[1-9]\d* (?:fixed|solved)/);
  },
};
