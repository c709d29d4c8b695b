import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playedBasketball } from './moments.ts';
import { type BasketballGamePlays, readBasketballPlays } from './readPlays.ts';
import { basketballScoreAt, overtimeScoreAt } from './scoreAt.ts';
import { testSeason } from './testSeason.ts';

const NBA = { periods: 4, seconds: 720 };
const HEADER = 'season,date,home,away,period,sec_left,home_score,away_score';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basketball-'));
  mkdirSync(join(folder, 'plays'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (league: string, lines: readonly string[]): void =>
  writeFileSync(join(folder, 'plays', `${league}.csv.gz`), gzipSync(lines.join('\n')));

const GAME: BasketballGamePlays = {
  id: '2023-01-02|BOS|NYK',
  season: 2023,
  plays: [
    { period: 1, left: 2880, home: 1, away: 0 },
    { period: 1, left: 2500, home: 3, away: 0 },
    { period: 2, left: 1500, home: 3, away: 2 },
    { period: 4, left: 0, home: 3, away: 3 },
    { period: 5, left: 300, home: 4, away: 3 },
    { period: 5, left: 10, home: 4, away: 6 },
  ],
};

describe('a file of score changes', () => {
  it('is read game by game, one whose clock was not kept left out', () => {
    write('nba', [
      `${HEADER},poss`,
      '2023,2023-01-02,BOS,NYK,1,2870,2,0,a',
      '2023,2023-01-02,BOS,NYK,4,3,2,3,h',
      '2023,2023-01-02,LAL,MIA,1,0,2,0,a',
      '2023,2023-01-03,LAL,MIA,1,2860,0,3,h',
      '2023,2023-01-04,LAL,MIA,1,2860,0,3,h',
      '2023,2023-01-04,LAL,MIA,4,0,101,99,h',
    ]);
    expect([...readBasketballPlays(folder, 'NBA')]).toEqual([
      {
        id: '2023-01-02|BOS|NYK',
        season: 2023,
        plays: [
          { period: 1, left: 2870, home: 2, away: 0 },
          { period: 4, left: 3, home: 2, away: 3 },
        ],
      },
      {
        id: '2023-01-03|LAL|MIA',
        season: 2023,
        plays: [{ period: 1, left: 2860, home: 0, away: 3 }],
      },
    ]);
  });

  it.each([
    ['2017,2016-11-11,Duke,Yale,1,2401,3,0'],
    ['2017,2016-11-11,Duke,Yale,0,2000,3,0'],
    ['2017,2016-11-11,Duke,Yale,1,2000,3,x'],
    ['2017,2016-11-11,Duke,Yale,1,2000,-3,0'],
    ['2017,2016-11-11,Duke,Yale,1,2000,3'],
  ])('is refused with the row %s', (line) => {
    write('ncaab', [HEADER, '2017,2016-11-11,Duke,Yale,1,2390,2,0', line]);
    expect(() => [...readBasketballPlays(folder, 'NCAAB')]).toThrow(line);
  });

  it('is refused with other columns, and if it is missing', () => {
    write('ncaab', [`${HEADER},poss`, '2017,2016-11-11,Duke,Yale,1,2390,2,0,a']);
    expect(() => [...readBasketballPlays(folder, 'NCAAB')]).toThrow('columns');
    expect(() => [...readBasketballPlays(folder, 'NBA')]).toThrow('missing');
    expect(() => [...readBasketballPlays(folder, 'WNBA')]).toThrow('no plays');
  });
});

describe('the score at a time', () => {
  it('is 0–0 at the start, and after that what has happened by then', () => {
    expect(basketballScoreAt(GAME, NBA, 2880)).toEqual({ home: 0, away: 0 });
    expect(basketballScoreAt(GAME, NBA, 2879)).toMatchObject({ home: 1, away: 0 });
    expect(basketballScoreAt(GAME, NBA, 2500)).toMatchObject({ home: 3, away: 0 });
    expect(basketballScoreAt(GAME, NBA, 1501)).toMatchObject({ home: 3, away: 0 });
    expect(basketballScoreAt(GAME, NBA, 0)).toMatchObject({ home: 3, away: 3 });
  });

  it('goes on in overtimes', () => {
    expect(overtimeScoreAt(GAME, 4, 5, 290)).toMatchObject({ home: 4, away: 3 });
    expect(overtimeScoreAt(GAME, 4, 5, 10)).toMatchObject({ home: 4, away: 6 });
  });
});

describe('moments of a game', () => {
  const { moments, ...played } = playedBasketball('NBA', GAME);

  it('carry the result, the part, and the clock of the period', () => {
    expect(played).toEqual({ id: GAME.id, season: 2023, home: 4, away: 6 });
    const parts = new Set(moments.map(({ part }) => part));
    expect([...parts]).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'last 2:00', 'OT']);
    for (const { state, left, part } of moments) {
      if (state.sport !== 'basketball') throw new Error('No state of basketball');
      const { period, secondsLeft } = state;
      if (part === 'OT') expect(left).toBeCloseTo(secondsLeft / 2880, 12);
      else expect(left).toBeCloseTo((720 * (4 - period) + secondsLeft) / 2880, 12);
      if (part.startsWith('Q')) expect(part).toBe(`Q${period}`);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(1);
    }
  });

  it('lie at the same times however the game goes on', () => {
    const other = playedBasketball('NBA', { ...GAME, plays: GAME.plays.slice(0, 3) });
    const times = (list: typeof moments) => list.map(({ left }) => left);
    expect(times(other.moments)).toEqual(times(moments.filter(({ part }) => part !== 'OT')));
  });

  it('of one college season count as two', () => {
    const game = { season: 2017, plays: [] };
    expect(testSeason('NCAAB', { ...game, id: '2016-12-30|Duke|Yale' })).toBe(2016);
    expect(testSeason('NCAAB', { ...game, id: '2017-02-01|Duke|Yale' })).toBe(2017);
    expect(testSeason('NBA', { ...game, id: '2016-12-30|BOS|NYK' })).toBe(2017);
  });
});
