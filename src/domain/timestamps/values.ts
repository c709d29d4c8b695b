import { type Der, DerError, TAG, withTag } from './der.ts';

/** An object identifier: "1.2.840.113549.1.7.2". */
export function oidOf(value: Der | undefined): string {
  const arcs: number[] = [];
  let arc = 0;
  for (const byte of withTag(value, TAG.oid).content) {
    arc = arc * 128 + (byte & 0x7f);
    if (byte >= 0x80) continue;
    if (arcs.length === 0) {
      const first = Math.min(2, Math.floor(arc / 40));
      arcs.push(first, arc - first * 40);
    } else arcs.push(arc);
    arc = 0;
  }
  return arcs.join('.');
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes of hexadecimal digits. */
export const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

/** A whole number, as hexadecimal digits of its shortest form: numbers of certificates and nonces are long. */
export const integerHex = (value: Der | undefined): string =>
  hexOf(withTag(value, TAG.integer).content).replace(/^(?:00)+(?=..)/, '');

/** A small whole number. */
export const smallInteger = (value: Der | undefined): number =>
  Number.parseInt(integerHex(value), 16);

export const octetsOf = (value: Der | undefined): Uint8Array => withTag(value, TAG.octets).content;

/** The bytes of a bit string that is made of whole bytes. */
export function bitBytes(value: Der | undefined): Uint8Array {
  const { content } = withTag(value, TAG.bits);
  if (content[0] !== 0) throw new DerError('a bit string has bits left over');
  return content.subarray(1);
}

const SHORT = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/;
const LONG = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.(\d+))?Z$/;
/** Two digits of a year below this are of the 2000s (RFC 5280). */
const CENTURY = 50;

/** A UTCTime or a GeneralizedTime in UTC: milliseconds since 1970. */
export function timeOf(value: Der | undefined): number {
  const text = String.fromCharCode(...(value?.content ?? []));
  const isShort = value?.tag === TAG.time;
  if (!isShort) withTag(value, TAG.generalizedTime);
  const [, year = '', month, day, hour, minute, second, fraction = '0'] =
    (isShort ? SHORT : LONG).exec(text) ?? [];
  const century = Number(year) < CENTURY ? 2000 : 1900;
  const whole = Date.UTC(
    isShort ? century + Number(year) : Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  if (!year || Number.isNaN(whole)) throw new DerError('a time is none');
  return whole + Math.floor(Number(`0.${fraction}`) * 1000);
}

/** Whether two runs of bytes are the same. */
export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);
