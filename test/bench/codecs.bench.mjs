// PNG in and out beside sharp (libvips) and pngjs on the same pictures: processor time of the process, threads included.
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { decodePng, decodePngBytes } from '../../dist/src/image/png/decode.js';
import { encodePng } from '../../dist/src/image/png/encode.js';
import { pagePng } from './pictures.mjs';

const ROUNDS = 9;

/** Processor milliseconds of each, the least of some rounds; in turns. */
const compete = async (contestants) => {
  const least = Object.fromEntries(Object.keys(contestants).map((name) => [name, Number.POSITIVE_INFINITY]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, act] of Object.entries(contestants)) {
      const before = process.cpuUsage();
      await act();
      const { user, system } = process.cpuUsage(before);
      least[name] = Math.min(least[name], (user + system) / 1000);
    }
  return least;
};

/** Opaque noise: nothing to compress. */
const noise = (width, height) => {
  const data = new Uint8ClampedArray(width * height * 4);
  let state = 2_463_534_242;
  for (let i = 0; i < data.length; i += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    data[i] = i % 4 === 3 ? 255 : state & 255;
  }
  return { width, height, data };
};

export const run = async (report) => {
  sharp.cache(false);
  const page = Buffer.from(pagePng(1500, 1000), 'base64');
  const pictures = { 'a page': decodePng(page.toString('base64')), noise: noise(750, 500) };
  for (const [what, picture] of Object.entries(pictures)) {
    const { width, height, data } = picture;
    const megapixels = (width * height) / 1e6;
    const raw = { width, height, channels: 4 };
    const bytes = encodePng(picture);
    const decoded = await compete({
      ours: () => decodePngBytes(bytes),
      sharp: () => sharp(bytes).ensureAlpha().raw().toBuffer(),
      pngjs: () => PNG.sync.read(bytes),
    });
    const { ours: decoding, ...decoders } = decoded;
    report(`decode ${what}, processor time a megapixel`, decoding / megapixels, 'ms', {
      peers: Object.fromEntries(Object.entries(decoders).map(([peer, ms]) => [peer, ms / megapixels])),
    });
    const encoded = await compete({
      ours: () => encodePng(picture),
      sharp: () => sharp(data, { raw }).png().toBuffer(),
      pngjs: () => PNG.sync.write({ width, height, data: Buffer.from(data.buffer) }),
    });
    const { ours: encoding, ...encoders } = encoded;
    report(`encode ${what}, processor time a megapixel`, encoding / megapixels, 'ms', {
      peers: Object.fromEntries(Object.entries(encoders).map(([peer, ms]) => [peer, ms / megapixels])),
    });
    const theirs = await sharp(data, { raw }).png().toBuffer();
    report(`encode ${what}, bytes`, bytes.length, 'bytes', { peers: { sharp: theirs.length } });
  }
};
