import { placeKeysOf } from '../../../analyzer/formats/place-keys.ts';
import { toSarif } from '../../../analyzer/formats/sarif.ts';
import { readReport } from '../../../analyzer/render/read-report.ts';
import type { UntypedRecord } from '../../../analyzer/render/untyped-json.ts';

const DIGITS = 16;

const hashed = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGITS);
};

/**
 * A report as the command line writes it as SARIF, with the same fingerprints: browsers hash as well, and only where the
 * page came by HTTPS or from this computer.
 */
export const sarifOf = async (report: UntypedRecord): Promise<object> => {
  if (!globalThis.isSecureContext)
    throw new Error('A browser computes the fingerprints of SARIF only over HTTPS or from this computer.');
  const keys = readReport(report).fixes.flatMap(({ findings }) => findings.flatMap(placeKeysOf));
  const known = new Map(await Promise.all(keys.map(async (key) => [key, await hashed(key)] as const)));
  return toSarif(report, (finding) => placeKeysOf(finding).map((key) => known.get(key)!));
};
