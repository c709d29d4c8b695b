import { describe, expect, it } from 'vitest';
import { LATE } from '#engine/live/hockey/params.ts';
import { playedByEvents, playedByPeriods } from './moments.ts';
import { periodScores } from './periodScores.ts';
import { powerPlayOf } from './powerPlay.ts';
import { newestPulls, pulledShares, pullFactors, shareWithout } from './pulled.ts';
import type { EventGame, HockeyEvent } from './readEvents.ts';
import type { PeriodGame } from './readPeriods.ts';
import type { Pull } from './readPulls.ts';
import { spellsOf } from './spells.ts';

const ID = '2022-10-12|EDM|VAN';

const event = (left: number, given: Partial<HockeyEvent> = {}): HockeyEvent => ({
  left,
  kind: 'state',
  isHome: false,
  score: { home: 0, away: 0 },
  skaters: { home: 5, away: 5 },
  noGoalie: { home: false, away: false },
  ...given,
});

/**
 * A power play of the home side from 50:00 left that scores 40 s on; the visitors pull their goalie 100 s before the end, concede 30 s
 * later, and pull it again for the last 20 s.
 */
const told: EventGame = {
  id: ID,
  season: 2023,
  events: [
    event(3600),
    event(3000, { skaters: { home: 5, away: 4 } }),
    event(2960, { kind: 'goal', isHome: true, score: { home: 1, away: 0 } }),
    event(100, {
      score: { home: 1, away: 0 },
      skaters: { home: 5, away: 6 },
      noGoalie: { home: false, away: true },
    }),
    event(70, { kind: 'goal', isHome: true, score: { home: 2, away: 0 } }),
    event(20, {
      score: { home: 2, away: 0 },
      skaters: { home: 5, away: 6 },
      noGoalie: { home: false, away: true },
    }),
  ],
};

const game: PeriodGame = {
  id: ID,
  season: 2021,
  periods: [
    { home: 1, away: 0 },
    { home: 0, away: 2 },
    { home: 1, away: 0 },
  ],
  overtime: true,
  final: { home: 3, away: 2 },
};

describe('spells of a game told second by second', () => {
  it('last from one change to the next, and know the goal that ended them', () => {
    const spells = spellsOf(told);
    expect(spells.map(({ from, to }) => [from, to])).toEqual([
      [3600, 3000],
      [3000, 2960],
      [2960, 100],
      [100, 70],
      [70, 20],
      [20, 0],
    ]);
    expect(spells.map(({ goal }) => goal)).toEqual([
      undefined,
      'home',
      undefined,
      'home',
      undefined,
      undefined,
    ]);
  });

  it('leave out what is not known', () => {
    const events = [event(1200, { skaters: { home: 0, away: 0 } }), event(600), event(-30)];
    expect(spellsOf({ ...told, events }).map(({ from, to }) => [from, to])).toEqual([[600, 0]]);
  });

  it('tell how much of the last minutes sides behind play without a goalie', () => {
    // Out from 100 to 70 and from 20 to 0; not from 70 to 20.
    const shares = shareWithout(spellsOf(told));
    expect(shares.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(shares[4]).toBeCloseTo(10 / 30, 9);
    expect(shares[5]).toBeCloseTo(20 / 30, 9);
    expect(shares[6]).toBe(0);
    expect(shares[7]).toBeCloseTo(20 / 30, 9);
  });

  it('give what a power play is worth', () => {
    // One goal in 40 s of it, beside two in 3550 s with both goalies.
    const found = powerPlayOf([spellsOf(told)]);
    expect(found.own).toBeCloseTo((1 / 40) * (2 * (600 + 40 + 2860 + 50)), 6);
    expect(found).toMatchObject({ others: 0, seconds: 20 });
    expect(powerPlayOf([])).toEqual({ own: 1, others: 1, seconds: 0 });
  });
});

describe('goalies pulled', () => {
  const pull = (from: number, to: number, endedBy: string, season = 2021): Pull => ({
    id: `${season}-${from}`,
    season,
    isHome: true,
    from,
    to,
    endedBy,
  });

  it('change the rates of both sides', () => {
    const pulls = [pull(100, 60, 'against'), pull(80, 0, 'end'), pull(60, 20, 'for')];
    const { own, others } = pullFactors(pulls, [game]);
    // Four goals of both sides in an hour: each scores 2 in 3600 s; one in 160 s of pulls.
    expect(own).toBeCloseTo(3600 / 2 / 160, 6);
    expect(others).toBeCloseTo(own, 6);
  });

  it('have left in a growing share of games, and earlier in newer seasons', () => {
    const pulls = [
      pull(200, 0, 'end', 2020),
      pull(70, 0, 'end', 2021),
      pull(20, 0, 'end', 2019),
      pull(5, 0, 'end', 2018),
    ];
    expect(pulledShares(newestPulls(pulls))).toEqual(
      LATE.map((start) => (start >= 240 ? 0 : start >= 90 ? 0.5 : 1)),
    );
    expect(pulledShares(pulls).at(-1)).toBe(0.75);
  });
});

describe('periods', () => {
  it('are counted with those that began alike', () => {
    const means = new Map([[ID, { home: 3.22, away: 2.85 }]]);
    const groups = periodScores([game, game, { ...game, id: 'unknown' }], means);
    expect(groups.map(({ period, lead }) => [period, lead])).toEqual([
      [0, 0],
      [1, 1],
      [2, -1],
    ]);
    expect(groups[1]?.counts).toEqual([{ home: 0, away: 2, count: 2 }]);
    expect(groups[0]?.home).toBeCloseTo(3.2, 9);
  });
});

describe('moments', () => {
  it('of a game by periods are its breaks, and the overtime', () => {
    const { moments, home, away } = playedByPeriods(game);
    expect([home, away]).toEqual([3, 2]);
    expect(moments.map(({ part }) => part)).toEqual(['after 1st', 'after 2nd', 'OT']);
    expect(moments[1]?.state).toMatchObject({ home: 1, away: 2, period: 3, secondsLeft: 1200 });
    expect(moments[2]?.state).toMatchObject({ home: 2, away: 2, period: 4 });
    expect(playedByPeriods({ ...game, overtime: false }).moments).toHaveLength(2);
  });

  it('of a game told second by second follow its clock', () => {
    const { moments } = playedByEvents(told, { home: 2, away: 0 });
    expect(moments.map(({ left }) => left).every((left) => left > 0 && left < 1)).toBe(true);
    expect(new Set(moments.map(({ part }) => part))).toEqual(
      new Set(['1st', '2nd', '3rd', 'last 5 min']),
    );
    const last = moments.at(-1)?.state;
    expect(last).toMatchObject({ home: 2, away: 0, period: 3, secondsLeft: 60, homeSkaters: 5 });
    const first = moments[0]?.state;
    expect(first).toMatchObject({ home: 0, away: 0, period: 1, secondsLeft: 1020 });
  });
});
