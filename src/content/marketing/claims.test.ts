import { expect, test } from 'vitest';
import { CLAIMS, type Claim } from './claims.ts';
import { TESTIMONIALS } from './testimonials.ts';

const all: readonly [string, Claim][] = Object.entries(CLAIMS);

test('each claim names its origin, and contradictions are mutual', () => {
  for (const [key, claim] of all) {
    expect(claim.origin, key).not.toBe('');
    if (claim.contradicts === undefined) continue;
    const other = all.find(([name]) => name === claim.contradicts)?.[1];
    expect(other?.contradicts, key).toBe(key);
  }
});

test('a testimonial nobody gave is marked for replacement', () => {
  for (const { origin, placeholder } of TESTIMONIALS) {
    expect(placeholder).toBe(origin.includes('no member said it'));
  }
});
