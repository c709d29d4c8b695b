import { describe, expect, it } from 'vitest';
import { paramsFrom } from './factors.ts';
import { firstAddedOf } from './firstAdded.ts';
import { gamesOfEvents, type SoccerGamePlays, type SoccerHappening } from './gamesOfEvents.ts';
import { playedSoccer, SOCCER_PARTS } from './moments.ts';
import { type Cell, EVEN, GoalTally, LEVEL, TALLIED_LEADS, TIME_BINS } from './tally.ts';

const row = (minute: number, kind: string, isHome = true): SoccerHappening => ({
  id: '2018-05-05|Leeds|Hull',
  league: 'EPL',
  season: 2018,
  minute,
  isHome,
  isAdded: false,
  kind,
  source: 'understat',
});

const game: SoccerGamePlays = {
  id: '2018-05-05|Leeds|Hull',
  league: 'EPL',
  season: 2018,
  runsOn: true,
  goals: [
    { minute: 10, isHome: true },
    { minute: 61, isHome: false },
    { minute: 93, isHome: true },
  ],
  reds: [{ minute: 70, isHome: false }],
};

describe('games of the files', () => {
  it('have their goals and cards, and no cards where none are told', () => {
    const goals = [row(0, 'start'), row(10, 'goal'), row(61, 'own', false), row(93, 'pen')];
    const cards = [row(0, 'start'), row(10, 'goal'), row(70, 'second_yellow', false)];
    expect(gamesOfEvents(goals, cards)).toEqual([game]);
    expect(gamesOfEvents(goals, [])).toEqual([{ ...game, reds: undefined }]);
    expect(gamesOfEvents([row(0, 'start')], [row(0, 'start')])).toEqual([
      { ...game, goals: [], reds: [] },
    ]);
  });
});

describe('moments of a game', () => {
  it('know the score, who was sent off, and never the last minutes of the first half', () => {
    const { moments, home, away } = playedSoccer(game);
    expect([home, away]).toEqual([2, 1]);
    expect(moments.every(({ left }) => left > 0 && left < 1)).toBe(true);
    expect(new Set(moments.map(({ part }) => part))).toEqual(new Set(SOCCER_PARTS));
    for (const { state } of moments) {
      if (state.sport !== 'soccer') throw new Error(state.sport);
      const { minute, period } = state;
      expect(minute < 45 || minute > 49).toBe(true);
      expect(period).toBe(minute < 45 ? 1 : 2);
      expect(state).toMatchObject({
        home: minute >= 10 ? 1 : 0,
        away: minute >= 61 ? 1 : 0,
        homeReds: 0,
        awayReds: minute >= 70 ? 1 : 0,
      });
    }
  });

  it('say nothing of cards where none are told', () => {
    const { moments } = playedSoccer({ ...game, reds: undefined });
    expect(moments.every(({ state }) => !('homeReds' in state))).toBe(true);
  });
});

describe('goals counted', () => {
  it('fall where time, lead and numbers were when they were scored', () => {
    const tally = new GoalTally();
    tally.add(game, { home: 1.5, away: 1 });
    const seen: Cell[] = [];
    tally.goals.forEach((count, at) => {
      if (count > 0) seen.push(cellAt(at));
    });
    expect(seen).toEqual([
      { bin: 0, lead: LEVEL, short: EVEN },
      { bin: 4, lead: LEVEL - 1, short: EVEN },
      { bin: 6, lead: LEVEL, short: EVEN - 1 },
    ]);
    const minutes = tally.exposure.reduce((sum, one) => sum + one, 0) / 2.5;
    expect(minutes).toBeCloseTo(95, 9);
  });

  it('give back the factors they were made with', () => {
    const tally = new GoalTally();
    const bins = [0.8, 0.9, 1, 1.1, 1.1, 1.1, 1.2];
    const lead = [1.2, 1.1, 1, 0.9, 0.8];
    const short = [1.5, 1, 0.6];
    tally.goals.forEach((_, at) => {
      const cell = cellAt(at);
      tally.exposure[at] = 1000 * (1 + (at % 7));
      tally.goals[at] =
        ((tally.exposure[at] ?? 0) *
          (bins[cell.bin] ?? 0) *
          (lead[cell.lead] ?? 0) *
          (short[cell.short] ?? 0)) /
        90;
    });
    const params = paramsFrom(tally, 1.5);
    lead.forEach((factor, at) => {
      expect(params.lead[at]).toBeCloseTo(factor, 6);
    });
    expect(params.short[0]).toBeCloseTo(0.6, 6);
    expect(params.short[1]).toBeCloseTo(1.5, 6);
    // A tenth of the fourth quarter's goals were of the first half's added time.
    expect((params.shape[3] ?? 0) / (params.shape[2] ?? 1)).toBeCloseTo(1, 6);
    expect(params.added[1]).toBeCloseTo((5 * 1.2) / 1.1, 6);
  });

  it('tell how long the first half is prolonged', () => {
    const goals = [31, 35, 45].map((minute) => ({ minute, isAdded: false }));
    expect(firstAddedOf([...goals, { minute: 45, isAdded: true }])).toBeCloseTo(5, 9);
    expect(firstAddedOf([{ minute: 90, isAdded: true }])).toBe(0);
  });
});

const cellAt = (at: number): Cell => ({
  bin: Math.floor(at / (TALLIED_LEADS * 3)) % TIME_BINS,
  lead: Math.floor(at / 3) % TALLIED_LEADS,
  short: at % 3,
});
