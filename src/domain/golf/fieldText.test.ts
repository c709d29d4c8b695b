import { expect, test } from 'vitest';
import type { Golfer } from '../events/golfTournament.ts';
import { entryWord, fieldText, outsText, outText } from './fieldText.ts';

const golfer = (id: string, more: Partial<Golfer> = {}): Golfer => ({ id, name: id, ...more });

test('a field is of players, of some named ones, or of pairs', () => {
  const alone = [golfer('a'), golfer('b')];
  expect([fieldText(alone), entryWord(alone)]).toEqual(['2 players', 'Player']);
  expect(fieldText([...alone, golfer('unlisted-1')])).toBe('3 players, 2 named');
  const members = ['Ann Ash', 'Bea Birch'];
  const pairs = [golfer('a', { members }), golfer('b', { members })];
  expect([fieldText(pairs), entryWord(pairs)]).toEqual(['2 pairs', 'Pair']);
});

test('who is out, one by one and counted', () => {
  expect(outText({ out: 'cut' })).toBe('missed the cut');
  expect(outText({})).toBeUndefined();
  const field = [
    golfer('a', { out: 'cut' }),
    golfer('b', { out: 'cut' }),
    golfer('c', { out: 'withdrawn' }),
    golfer('d', { out: 'disqualified' }),
    golfer('e'),
  ];
  expect(outsText(field)).toBe('2 missed the cut, 1 withdrew, 1 was disqualified');
  expect(
    outsText([golfer('a', { out: 'disqualified' }), golfer('b', { out: 'disqualified' })]),
  ).toBe('2 were disqualified');
  expect(outsText([golfer('e')])).toBeUndefined();
});
