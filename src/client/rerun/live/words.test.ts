import { expect, test } from 'vitest';
import { EXAMPLE_LIVE } from '#contract/live/exampleLive.fixture.ts';
import { againWords } from './words.ts';

const said = EXAMPLE_LIVE.now ?? EXAMPLE_LIVE.before;
const common = { said, of: { home: 'Eagles', away: 'Giants' }, runs: 100_000, took: 412 };

test('a re-run that agrees says so', () => {
  expect(againWords({ ...common, again: structuredClone(said) })).toBe(
    'Your browser played the rest of 100,000 games in 0.4 s: Giants 21.90%, Eagles 78.10%. Every figure is the same as ours, to the last digit.',
  );
});

test('one that differs in any figure shows both', () => {
  const again = { ...said, toCome: said.toCome + 0.01 };
  expect(againWords({ ...common, again })).toMatch(
    /Ours differ: Giants 21\.90%, Eagles 78\.10%\. Please tell us\.$/,
  );
});
