// Loaded into a server before everything else: its time of day is off by what the file CLOCK_FILE says, in milliseconds.
import { readFileSync } from 'node:fs';

const RealDate = Date;
let offset = 0;
const read = () => {
  try {
    offset = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) || 0;
  } catch {
    offset = 0;
  }
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
