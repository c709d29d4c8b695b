import { expect, test } from 'vitest';
import { EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import { matchFacts } from './matchFacts.ts';
import { surfaceText } from './surfaces.ts';

test('a surface is named, and an unknown one is said to be unknown', () => {
  expect(surfaceText('clay')).toBe('Clay');
  for (const none of [undefined, null]) expect(surfaceText(none)).toBe('Surface unknown');
  const facts = (surface: 'grass' | undefined) =>
    matchFacts({ ...EXAMPLE_MATCH, surface }).find(([name]) => name === 'Surface');
  expect(facts('grass')).toEqual(['Surface', 'Grass']);
  expect(facts(undefined)).toEqual(['Surface', 'Unknown']);
});
