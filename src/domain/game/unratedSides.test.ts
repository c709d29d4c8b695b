import { expect, test } from 'vitest';
import { unratedSides, unratedText } from './unratedSides.ts';

const rated = { name: 'Duke Blue Devils', ratingKey: 'Duke' };
const unrated = { name: 'Chaminade Silverswords' };

test('a side without a rating key leaves its game without a figure, and is named', () => {
  expect(unratedSides({ homeTeam: rated, awayTeam: rated })).toEqual([]);
  expect(unratedText({ homeTeam: rated, awayTeam: rated })).toBeUndefined();
  expect(unratedText({ homeTeam: rated, awayTeam: unrated })).toBe(
    'We have no rating for Chaminade Silverswords, so we cannot predict this game.',
  );
  expect(unratedText({ homeTeam: rated, awayTeam: unrated, preseason: true })).toBe(
    'Our ratings do not cover preseason games, so we do not predict this one.',
  );
  const both = { homeTeam: { name: 'Team East' }, awayTeam: { name: 'Team West' } };
  expect(unratedText(both)).toContain('for Team West and Team East,');
});
