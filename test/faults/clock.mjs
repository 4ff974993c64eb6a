// Loaded into a server before everything else: its time of day is off by what the file CLOCK_FILE says, in milliseconds. What it
// has read stands in a file beside it, whose name ends with `.seen`.
import { readFileSync, writeFileSync } from 'node:fs';

const RealDate = Date;
let offset = 0;
const read = () => {
  let text = '0';
  try {
    text = readFileSync(process.env.CLOCK_FILE, 'utf8');
  } catch {
    // Not there: the clock is right.
  }
  // It is being written.
  if (text === '') return;
  const read = Number(text) || 0;
  if (read === offset) return;
  offset = read;
  writeFileSync(`${process.env.CLOCK_FILE}.seen`, text);
};
read();
setInterval(read, 20).unref();
globalThis.Date = class extends RealDate {
  constructor(...all) {
    if (all.length) super(...all);
    else super(RealDate.now() + offset);
  }
  static now() {
    return RealDate.now() + offset;
  }
};
