import { type Certificate, certificateOf } from './certificate.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes of base64; undefined if it is anything else. */
export function base64Bytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  const letters = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const letter of letters) {
    held = ((held << 6) | LETTERS.indexOf(letter)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 0xff;
    at += 1;
  }
  return bytes;
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----([\sA-Za-z0-9+/=]+)-----END CERTIFICATE-----/g;

/** The certificates of a PEM text. */
export const certificatesOf = (pem: string): readonly Certificate[] =>
  [...pem.matchAll(CERTIFICATE)].flatMap(([, text = '']) => {
    const bytes = base64Bytes(text.replace(/\s/g, ''));
    return bytes ? [certificateOf(bytes)] : [];
  });
