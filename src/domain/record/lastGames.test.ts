import { expect, test } from 'vitest';
import { type FinalScore, gameEnding, lastGames, lastGamesTally } from './lastGames.ts';

const score = (gameTime: string, home: [string, number], away: [string, number]): FinalScore => ({
  gameTime,
  neutralSite: false,
  home: { name: home[0], score: home[1] },
  away: { name: away[0], score: away[1] },
});

test('a game is told from both sides, the latest first, on the day it was played in the East', () => {
  const teams = lastGames([
    score('2026-11-08T18:00:00Z', ['Bills', 24], ['Jets', 17]),
    score('2026-11-16T01:20:00Z', ['Chiefs', 21], ['Bills', 20]),
  ]);
  expect(teams.Bills).toEqual([
    { day: '2026-11-15', opponent: 'Chiefs', where: 'away', us: 20, them: 21 },
    { day: '2026-11-08', opponent: 'Jets', where: 'home', us: 24, them: 17 },
  ]);
  expect(teams.Jets).toEqual([
    { day: '2026-11-08', opponent: 'Bills', where: 'away', us: 17, them: 24 },
  ]);
});

test('five games at most; on neutral ground nobody is at home', () => {
  const days = Array.from({ length: 7 }, (_, day) => `2026-11-0${day + 1}T18:00:00Z`);
  const teams = lastGames(days.map((day) => score(day, ['Bills', 24], ['Jets', 17])));
  expect(teams.Bills?.map(({ day }) => day.slice(-2))).toEqual(['07', '06', '05', '04', '03']);
  const [neutral] =
    lastGames([
      { ...score('2026-11-08T18:00:00Z', ['Bills', 24], ['Jets', 17]), neutralSite: true },
    ]).Bills ?? [];
  expect(neutral?.where).toBe('neutral');
});

test('a tally says what there is; level games are ties in the NFL, draws in soccer', () => {
  const game = (us: number, them: number) => {
    const day = '2026-11-08';
    return { day, opponent: 'Jets', where: 'home', us, them } as const;
  };
  expect(lastGamesTally('NFL', [game(24, 17), game(3, 10), game(20, 17)])).toBe('won 2, lost 1');
  expect(gameEnding('NFL', game(20, 20))).toBe('tied');
  expect(lastGamesTally('EPL', [game(1, 1), game(0, 2)])).toBe('lost 1, drew 1');
});
