import { signedPower } from '../matrix.ts';
import { srgbDecode, srgbEncode } from '../transfer.ts';
import type { Transfer } from './space.ts';

const identity = (v: number): number => v;

export const LINEAR: Transfer = { id: 'linear', text: 'V = L', parameters: {}, encode: identity, decode: identity };

export const SRGB_TRANSFER: Transfer = {
  id: 'srgb',
  text: 'V = 12.92 L where L <= 0.0031308, else 1.055 L^(1/2.4) - 0.055; odd-symmetric below 0; decoded with the break at V = 0.04045',
  parameters: { gamma: 2.4, offset: 0.055, slope: 12.92, linear_break: 0.0031308, code_break: 0.04045 },
  encode: srgbEncode,
  decode: srgbDecode,
};

/** A pure power law, odd-symmetric below 0. */
export const gammaTransfer = (id: string, gamma: number, text: string): Transfer => ({
  id,
  text,
  parameters: { gamma },
  encode: (v) => signedPower(v, 1 / gamma),
  decode: (v) => signedPower(v, gamma),
});

const ROMM_BREAK = 1 / 512;

/** ISO 22028-2. */
export const ROMM_TRANSFER: Transfer = {
  id: 'romm',
  text: 'V = 16 L where L < 1/512, else L^(1/1.8); odd-symmetric below 0',
  parameters: { gamma: 1.8, slope: 16, linear_break: ROMM_BREAK, code_break: 16 * ROMM_BREAK },
  encode: (v) => (Math.abs(v) < ROMM_BREAK ? 16 * v : signedPower(v, 1 / 1.8)),
  decode: (v) => (Math.abs(v) < 16 * ROMM_BREAK ? v / 16 : signedPower(v, 1.8)),
};

const CCT_SLOPE = 10.5402377416545;
const CCT_OFFSET = 0.0729055341958355;

/** Academy S-2016-001: a logarithm with a straight toe. */
export const ACESCCT_TRANSFER: Transfer = {
  id: 'acescct',
  text: 'V = 10.5402377416545 L + 0.0729055341958355 where L <= 0.0078125, else (log2 L + 9.72) / 17.52',
  parameters: {
    slope: CCT_SLOPE,
    offset: CCT_OFFSET,
    linear_break: 0.0078125,
    code_break: 0.155251141552511,
    log_offset: 9.72,
    log_divisor: 17.52,
  },
  encode: (v) => (v <= 0.0078125 ? CCT_SLOPE * v + CCT_OFFSET : (Math.log2(v) + 9.72) / 17.52),
  decode: (v) => (v <= 0.155251141552511 ? (v - CCT_OFFSET) / CCT_SLOPE : 2 ** (v * 17.52 - 9.72)),
};
