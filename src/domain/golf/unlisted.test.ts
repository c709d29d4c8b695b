import { expect, test } from 'vitest';
import { splitListed } from './unlisted.ts';

test('starters without a name count together and are not listed', () => {
  const shares = [
    { id: 'kota-kaneko', share: 0.5 },
    { id: 'unlisted-1', share: 0.3 },
    { id: 'unlisted-2', share: 0.2 },
  ];
  expect(splitListed(shares)).toEqual({ listed: [{ id: 'kota-kaneko', share: 0.5 }], others: 0.5 });
});
