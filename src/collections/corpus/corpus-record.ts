import { APCA_NOTICE, APCA_VERSION, apcaContrast } from '../../accessibility/contrast/apca.ts';
import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { toLabD65 } from '../../color/lab.ts';
import { contrastRatio, floorRatio } from '../../color/luminance.ts';
import { toHex } from '../../color/rgb.ts';
import { recordOklch } from '../../exact/oklch.ts';
import { unpackColor } from '../../exact/packed.ts';
import { round4 } from '../../exact/round.ts';
import { derivationOf } from '../collection.ts';
import { CORPUS, CORPUS_CODES } from '../identities.ts';
import { simulated } from '../vision.ts';
import { derivePair, type Pair } from './derive-pair.ts';
import { gradeOf, levelOf, type Polarity } from './grades.ts';

export interface RecordOptions {
  /** Adds the pair as each vision model sees it. */
  readonly full: boolean;
  /** Whether the APCA value is shown. */
  readonly apca: boolean;
}

/** One pair of the corpus with its measures, all from the 8-bit colours. */
export const corpusRecord = (index: number, { text, background, signed }: Pair, { full, apca }: RecordOptions) => {
  const [fg, bg] = [unpackColor(text), unpackColor(background)];
  const ratio = Math.abs(signed) / 1e4;
  const polarity: Polarity = signed > 0 ? 'BoW' : 'WoB';
  const [fgLab, bgLab] = [toLabD65(fg), toLabD65(bg)];
  return {
    id: CORPUS_CODES.encode(index),
    index,
    fg: toHex(fg),
    bg: toHex(bg),
    ratio,
    level: levelOf(ratio),
    grade: gradeOf(ratio),
    polarity,
    ...(apca
      ? { apca: { lc: round4(apcaContrast(fg, bg)), polarity, version: APCA_VERSION, notice: APCA_NOTICE } }
      : {}),
    perceptual: { metric: 'delta-lstar', value: round4(bgLab[0] - fgLab[0]), polarity },
    delta_e2000: round4(ciede2000(fgLab, bgLab)),
    fg_oklch: recordOklch(text),
    bg_oklch: recordOklch(background),
    ...(full
      ? {
          vision: simulated((simulate) => {
            const [seenFg, seenBg] = [simulate(fg), simulate(bg)];
            return { fg: toHex(seenFg), bg: toHex(seenBg), ratio: floorRatio(contrastRatio(seenFg, seenBg)) };
          }),
        }
      : {}),
    derivation: derivationOf(CORPUS, index),
  };
};

/** How to refer to a record. */
export const citeCorpus = (index: number): string => {
  const { fg, bg, ratio, id } = corpusRecord(index, derivePair(index), { full: false, apca: false });
  return `Metamer contrast corpus, version ${CORPUS.version}, record ${id} (index ${index} of ${CORPUS.size}): ${fg} on ${bg}, WCAG 2.x contrast ratio ${ratio}:1.`;
};

/** How to compute a record again without the service, in words. */
export const recomputeCorpus = (index: number): string => {
  const keys = CORPUS.keys.map((key) => `0x${key.toString(16).padStart(8, '0')}`);
  return [
    `All arithmetic is on unsigned 32-bit integers. lb(x): x ^= x >> 16; x *= 0x21f0aaad; x ^= x >> 15; x *= 0xd35a2d97; x ^= x >> 15.`,
    `Keys of seed 0x${CORPUS.seed}: S0 = ${keys[0]}, S1 = ${keys[1]} (low = the last, high = the first eight digits; S0 = lb(low), S1 = lb(high ^ S0)).`,
    `For i = ${index}: a = lb(i + S0), b = lb((a ^ S1) + i).`,
    'Foreground = a >> 8 as 0xrrggbb. With d = b >> 8 and m = a & 7 the background is: m 0-2: d; m 3-4: 0xffffff ^ (d & 0x1f1f1f); m 5-6: d & 0x1f1f1f; m 7: (foreground & 0xe0e0e0) | (d & 0x1f1f1f).',
    'The ratio is that of WCAG 2.x, truncated to four decimals.',
  ].join(' ');
};
