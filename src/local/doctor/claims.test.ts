import { expect, test } from 'vitest';
import { CLAIMS, type Claim } from '#content/marketing/claims.ts';
import { checkClaims } from './claims.ts';

const texts = checkClaims().map(({ text }) => text);

test('every claim that nothing supports is listed', () => {
  for (const [name, { text, supported }] of Object.entries<Claim>(CLAIMS)) {
    const listed = texts.some((line) => line.startsWith(`Claim "${text}" (${name})`));
    expect(listed, name).toBe(supported !== true);
  }
  expect(texts.join()).toContain('67%');
});

test('every pair that contradicts is listed once', () => {
  const pairs = texts.filter((text) => text.startsWith('Claims that contradict'));
  expect(pairs).toHaveLength(3);
  for (const part of ['Free Forever', 'no refunds', '95.2%']) expect(pairs.join()).toContain(part);
});
