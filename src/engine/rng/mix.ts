const STEP = 0x9e3779b9;

/**
 * A random number made from another one and a place: 32 bits as an unsigned whole number. Numbers of one key at different places,
 * and of different keys at one place, look drawn apart, so that whatever has a place of its own keeps its luck when others come
 * or go. Source: the finalizer of MurmurHash3 (Austin Appleby 2011), https://github.com/aappleby/smhasher
 * @param key 32 random bits
 * @param place whole number from 0, below 2³²
 */
export function mix(key: number, place: number): number {
  let bits = (key ^ Math.imul(place + 1, STEP)) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
