import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { placeKey } from '../model/place-mark.ts';

const BYTES = 8;

const digestOf = (text: string): Uint8Array => sha256(text).subarray(0, BYTES);

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (fingerprint: string): Uint8Array =>
  Uint8Array.from(atob(fingerprint.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** The fingerprint of places with a mark, as reports list it; the service makes the same with the hash of Node. */
export const fingerprintOf = (check: string, mark: string): string => base64url(digestOf(placeKey(check, mark)));

/** A fingerprint as a number, to be added up modulo 2^64. */
export const numberOf = (fingerprint: string): bigint => BigInt(`0x${bytesToHex(bytesOf(fingerprint))}`);

/** 16 hexadecimal digits for one of several places with the same mark, as SARIF has carried them from the beginning. */
export const placeDigest = (check: string, mark: string, nth: number): string =>
  bytesToHex(digestOf(placeKey(check, mark, nth)));
