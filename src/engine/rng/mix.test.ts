import { expect, test } from 'vitest';
import { sfc32 } from './generator.ts';
import { mix } from './mix.ts';

test('each bit of the key and of the place moves each bit of the number half of the time', () => {
  const generator = sfc32(3);
  const rounds = 2000;
  for (const moving of ['key', 'place'] as const) {
    const moved = new Int32Array(32 * 32);
    for (let round = 0; round < rounds; round++) {
      const key = generator.next();
      const place = round;
      const plain = mix(key, place);
      for (let bit = 0; bit < 32; bit++) {
        const one = (1 << bit) >>> 0;
        const other = moving === 'key' ? mix(key ^ one, place) : mix(key, (place ^ one) >>> 0);
        for (let out = 0; out < 32; out++) {
          const at = 32 * bit + out;
          moved[at] = (moved[at] ?? 0) + (((plain ^ other) >>> out) & 1);
        }
      }
    }
    // 5.6 standard errors of 2,000 throws.
    expect(Math.max(...moved) - rounds / 2).toBeLessThan(125);
    expect(rounds / 2 - Math.min(...moved)).toBeLessThan(125);
  }
});

test('numbers are whole, from 0 below 2³², and the same on every machine', () => {
  expect([mix(0, 0), mix(1, 0), mix(0xffffffff, 7)]).toEqual([2462723854, 920564995, 719642249]);
});
