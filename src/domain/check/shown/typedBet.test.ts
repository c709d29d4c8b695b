import { expect, test } from 'vitest';
import { fittingGames, legOfWords, type NamedGame, typedWords } from './typedBet.ts';

const game = (id: number, away: string, home: string, startTime = '2026-11-28T00:00:00Z') => {
  const names = (name: string) => [name, name.split(' ').at(-1) ?? name, name.slice(0, 3)];
  const one: NamedGame = {
    id,
    league: ['NBA'],
    startTime,
    home: names(home),
    away: names(away),
  };
  return one;
};
const GAMES = [
  game(1, 'New York Knicks', 'Boston Celtics'),
  game(2, 'Los Angeles Lakers', 'New York Rangers', '2026-11-28T01:00:00Z'),
  game(3, 'Chicago Bulls', 'New York Knicks', '2026-11-30T00:00:00Z'),
];
const KNICKS = { game: GAMES[0] ?? { id: 0 }, side: 'away' } as const;
const meant = (typed: string) => legOfWords(typedWords(typed), KNICKS, { home: 4.5, total: 224.5 });

test.each([
  ['Knicks −4.5 −105', { market: 'spread', side: 'away', line: -4.5, price: -105 }],
  ['knicks -4.5 at -105', { market: 'spread', side: 'away', line: -4.5, price: -105 }],
  ['Knicks −4½ −105', { market: 'spread', side: 'away', line: -4.5, price: -105 }],
  ['Knicks +3 +100', { market: 'spread', side: 'away', line: 3, price: 100 }],
  ['Knicks pk -110', { market: 'spread', side: 'away', line: 0, price: -110 }],
  ['Knicks ML -150', { market: 'moneyline', side: 'away', price: -150 }],
  ['Knicks to win 2.10', { market: 'moneyline', side: 'away', price: 110 }],
  ['Knicks +150', { market: 'moneyline', side: 'away', price: 150 }],
  ['Knicks', { market: 'spread', side: 'away', line: -4.5 }],
  ['Knicks over 224.5 -110', { market: 'total', side: 'over', line: 224.5, price: -110 }],
  ['Knicks o224.5', { market: 'total', side: 'over', line: 224.5 }],
  ['Knicks under -108', { market: 'total', side: 'under', line: 224.5, price: -108 }],
  ['Knicks tt over 112.5 -115', { market: 'awayTotal', side: 'over', line: 112.5, price: -115 }],
  ['Knicks team total under 110', { market: 'awayTotal', side: 'under', line: 110 }],
  ['Knicks draw +240', { market: 'moneyline', side: 'draw', price: 240 }],
  ['Knicks btts even', { market: 'bothScore', side: 'yes', price: 100 }],
])('%s', (typed, leg) => {
  expect(meant(typed)).toEqual({ game: 1, ...leg });
});

const fits = (typed: string) =>
  fittingGames(typedWords(typed), GAMES).map(({ game: { id }, side }) => [id, side]);

test('a name finds its games, the soonest first, and says which side was named', () => {
  expect(fits('knicks −4.5')).toEqual([
    [1, 'away'],
    [3, 'home'],
  ]);
  expect(fits('celtics knicks over 220')).toEqual([[1, 'home']]);
  expect(fits('new york')).toHaveLength(3);
  expect(fits('NBA bulls')).toEqual([[3, 'away']]);
  expect(fits('yankees')).toEqual([]);
  expect(fits('over 44.5')).toEqual([]);
});
