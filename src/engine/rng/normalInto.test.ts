import { expect, test } from 'vitest';
import { sfc32, unit } from './generator.ts';
import { normalQuantile } from './normal.ts';
import { normalInto } from './normalInto.ts';

test('the same digits as the quantile, in the centre, at its ends and in the tails', () => {
  const edges = [0, 1, 0xffffffff, 0xfffffffe, 0x80000000, 0x7fffffff];
  const ends = [0.075, 0.925].flatMap((p) => {
    const at = Math.floor(p * 2 ** 32);
    return [at - 2, at - 1, at, at + 1, at + 2];
  });
  const bits = new Uint32Array(20_000);
  sfc32(5).fill(bits);
  bits.set([...edges, ...ends]);
  const out = new Float64Array(bits.length);
  for (let at = 0; at < bits.length; at++) normalInto(bits, out, at);
  expect([...out]).toEqual([...bits].map((each) => normalQuantile(unit(each))));
});
