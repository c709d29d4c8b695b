import { expect, test } from 'vitest';
import { drawnSeed, inputsText, ruleSeedText } from './seedHash.ts';

test('a seed has eight hex digits: the first of the hash, or those of the rule with zeros before them', () => {
  const digest = (before: string, text: string): string => `0123456789abcdef${before}${text}`;
  expect(drawnSeed('ab'.repeat(48), 'inputs', 'game:1', digest)).toBe('01234567');
  // FNV-1a, 32 bits: of no text its offset basis.
  expect(ruleSeedText([''])).toBe('811c9dc5');
  expect(ruleSeedText(['a', 'b'])).toMatch(/^[\da-f]{8}$/);
  expect(ruleSeedText(['a', 'b'])).not.toBe(ruleSeedText(['ab']));
});

test('inputs are hashed without the seed and where it is from, in one order of names', () => {
  const recipe = { sport: 'NFL', seed: 7, seedFrom: { rule: 'x' }, home: { b: 1, a: 2 } };
  expect(inputsText(recipe)).toBe('{"home":{"a":2,"b":1},"sport":"NFL"}');
});
