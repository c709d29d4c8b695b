import { expect, test } from 'vitest';
import { sharedWhatIf, whatIfHash } from './address.ts';

test('an address gives back what it was made of', () => {
  const shared = { id: 'event-7-main', prediction: 345, settings: { home: 1.5, total: -2 } };
  expect(whatIfHash(shared)).toBe('#what-if=event-7-main&on=345&home=1.5&total=-2');
  expect(sharedWhatIf(whatIfHash(shared))).toEqual(shared);
});

test('other addresses ask for none, and what is no number is left out', () => {
  expect(sharedWhatIf('')).toBeUndefined();
  expect(sharedWhatIf('#ledger')).toBeUndefined();
  expect(sharedWhatIf('#what-if=game-1&home=much&away=&total=Infinity&spread=-3')).toEqual({
    id: 'game-1',
    prediction: undefined,
    settings: { spread: -3 },
  });
});
