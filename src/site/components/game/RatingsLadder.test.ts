import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RatingsLadder } from './RatingsLadder.tsx';

/** Whether the drawn axis ends at a number. */
const endsAt = (end: string, rating: number, sd: number): boolean => {
  const html = renderToStaticMarkup(
    RatingsLadder({ ratings: [{ name: 'A', abbreviation: 'A', rating, sd }] }),
  );
  return [`>−${end}<`, `>+${end}<`].every((tick) => html.includes(tick));
};

test('the ladder reaches every 90 % range with a round number', () => {
  expect(endsAt('10', 6.9, 1.4)).toBe(true);
  expect(endsAt('0.5', -0.3, 0.1)).toBe(true);
  expect(endsAt('100', 70, 10)).toBe(true);
});
