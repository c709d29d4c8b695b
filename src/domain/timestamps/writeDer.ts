import { TAG } from './der.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes one after the other. */
export function joinedBytes(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function lengthBytes(length: number): Bytes {
  if (length < 0x80) return Uint8Array.of(length);
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  return Uint8Array.of(0x80 + digits.length, ...digits);
}

/** One value of DER with a tag. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Bytes {
  const content = joinedBytes(...parts);
  return joinedBytes(Uint8Array.of(tag), lengthBytes(content.length), content);
}

export const sequence = (...parts: readonly Uint8Array[]): Bytes => der(TAG.sequence, ...parts);

/** A whole number that is not negative, from its bytes. */
export function integer(bytes: Uint8Array): Bytes {
  const first = bytes.findIndex((byte) => byte !== 0);
  const shortest = first < 0 ? Uint8Array.of(0) : bytes.subarray(first);
  const sign = (shortest[0] ?? 0) >= 0x80 ? Uint8Array.of(0) : Uint8Array.of();
  return der(TAG.integer, sign, shortest);
}

export const derTrue = (): Bytes => der(TAG.boolean, Uint8Array.of(0xff));
export const nothing = (): Bytes => Uint8Array.of(0x05, 0);

/** An object identifier. */
export function oid(text: string): Bytes {
  const [first = 0, second = 0, ...others] = text.split('.').map(Number);
  const bytes = [first * 40 + second, ...others].flatMap((arc) => {
    const digits = [arc % 128];
    for (let rest = Math.floor(arc / 128); rest > 0; rest = Math.floor(rest / 128)) {
      digits.unshift(128 + (rest % 128));
    }
    return digits;
  });
  return der(TAG.oid, Uint8Array.from(bytes));
}
