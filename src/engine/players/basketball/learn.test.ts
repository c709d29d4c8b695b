import { expect, test } from 'vitest';
import { availableFor, learnBasketball } from './learn.ts';
import { basketballPlayers } from './model.ts';
import { ROUND_PARAMS } from './params.fixture.ts';
import { basketballSquad, rosterOf } from './squadOf.ts';
import {
  type BasketballBoxLine,
  type BasketballBoxScore,
  type BasketballPlayersState,
  noPlayers,
} from './state.ts';

/** Minutes, and points and rebounds per minute, of a team of eight. */
const TEAM = [36, 34, 34, 32, 32, 28, 24, 20] as const;

const line = (
  playerId: string,
  team: string,
  minutes: number,
  points: number,
): BasketballBoxLine => ({
  playerId,
  team,
  position: 'G',
  minutes,
  counts: [points, Math.round(minutes / 5), 3, Math.min(2, Math.floor(points / 3)), 1, 0, 2],
});

const side = (team: string, out: readonly number[] = []): BasketballBoxLine[] =>
  TEAM.flatMap((minutes, at) => {
    const more = out.reduce((sum, one) => sum + (TEAM[one] ?? 0), 0) / (TEAM.length - out.length);
    return out.includes(at)
      ? []
      : [
          line(
            `${team}${at}`,
            team,
            Math.round(minutes + more),
            at === 0 ? 30 : out.length > 0 ? 16 : 12,
          ),
        ];
  });

const points = (lines: readonly BasketballBoxLine[]): number =>
  lines.reduce((sum, one) => sum + (one.counts[0] ?? 0), 0);

function game(season: number, out: readonly number[] = []): BasketballBoxScore {
  const home = side('AAA', out);
  const away = side('BBB');
  return {
    season,
    home: 'AAA',
    away: 'BBB',
    homeScore: points(home),
    awayScore: points(away),
    lines: [...home, ...away],
  };
}

function after(games: number, season = 2024): BasketballPlayersState {
  const state = noPlayers();
  for (let played = 0; played < games; played++) learnBasketball(ROUND_PARAMS, state, game(season));
  return state;
}

const NEXT = { season: 2024, team: 'AAA', opponent: 'BBB' };
const able = (state: BasketballPlayersState, out: readonly string[] = []) =>
  rosterOf(state, 'AAA').map((playerId) => ({ playerId, chance: out.includes(playerId) ? 0 : 1 }));

test('minutes and rates come to what was played, and what is known becomes surer', () => {
  const few = basketballSquad(ROUND_PARAMS, after(2), NEXT, able(after(2)));
  const state = after(40);
  const many = basketballSquad(ROUND_PARAMS, state, NEXT, able(state));
  const star = many?.players.find(({ playerId }) => playerId === 'AAA0');
  const mate = many?.players.find(({ playerId }) => playerId === 'AAA1');
  // A close game every time: of usual nights, some are blowouts, in which he sits.
  expect(star?.minutes).toBeCloseTo(36 - 0.5 * 2.3, 0);
  expect((star?.rates[0] ?? 0) / (mate?.rates[0] ?? 1)).toBeGreaterThan(2);
  expect(star?.rates[1]).toBeCloseTo(7 / 36, 1);
  const early = few?.players.find(({ playerId }) => playerId === 'AAA0');
  expect(star?.minutesVariance).toBeLessThan(early?.minutesVariance ?? 0);
  expect(star?.doubt[0]).toBeLessThan(early?.doubt[0] ?? 0);
});

test('what is learned while a team-mate is out is not taken for a new role', () => {
  const state = after(30);
  const before = state.players.AAA1?.minutes ?? 0;
  for (let played = 0; played < 5; played++) learnBasketball(ROUND_PARAMS, state, game(2024, [0]));
  const mate = state.players.AAA1;
  expect(Math.abs((mate?.minutes ?? 0) - before)).toBeLessThan(3);
  expect(state.players.AAA0?.missed).toBe(5);
});

test('a new season and a new team make what is known less sure', () => {
  const state = after(30);
  const sure = state.players.AAA0?.variance ?? 0;
  basketballSquad(ROUND_PARAMS, state, { ...NEXT, season: 2025 }, able(state));
  const summer = state.players.AAA0?.variance ?? 0;
  expect(summer).toBeGreaterThan(sure + 10);
  basketballSquad(ROUND_PARAMS, state, { season: 2025, team: 'BBB', opponent: 'AAA' }, [
    { playerId: 'AAA0', chance: 1 },
  ]);
  expect(state.players.AAA0?.variance).toBeGreaterThan(summer);
  expect(state.players.AAA0?.team).toBe('BBB');
});

test('after a game a regular who did not play counts as out, a bench player as his coach’s choice', () => {
  const state = after(20);
  learnBasketball(ROUND_PARAMS, state, {
    ...game(2024),
    lines: [...game(2024).lines, line('deep', 'AAA', 2, 0)],
  });
  const available = availableFor(ROUND_PARAMS, state, 'AAA', new Set(['AAA1']));
  const chance = (id: string): number | undefined =>
    available.find(({ playerId }) => playerId === id)?.chance;
  expect([chance('AAA0'), chance('AAA1'), chance('deep')]).toEqual([0, 1, 1]);
  const squad = basketballSquad(ROUND_PARAMS, state, NEXT, available);
  expect(squad?.players.find(({ playerId }) => playerId === 'deep')?.chance).toBeLessThan(1);
});

test('a source without threes leaves what is known of them alone', () => {
  const state = after(10);
  const seen = [...(state.players.AAA0?.seen ?? [])];
  const plain = game(2024);
  learnBasketball(ROUND_PARAMS, state, {
    ...plain,
    lines: plain.lines.map((one) => ({
      ...one,
      counts: one.counts.map((count, stat) => (stat === 3 ? Number.NaN : count)),
    })),
  });
  expect(state.players.AAA0?.seen[3]).toBe(seen[3]);
  expect(state.players.AAA0?.seen[0]).not.toBe(seen[0]);
});

test('threes missed or hit by luck move what is known less than attempts do', () => {
  const after30 = (made: number, tried: number | undefined) => {
    const state = noPlayers();
    for (let played = 0; played < 30; played++) {
      const plain = game(2024);
      learnBasketball(ROUND_PARAMS, state, {
        ...plain,
        lines: plain.lines.map((one) => ({
          ...one,
          counts: one.counts.map((count, stat) => (stat === 3 ? made : count)),
          ...(tried !== undefined && { threesTried: tried }),
        })),
      });
    }
    const squad = basketballSquad(ROUND_PARAMS, state, NEXT, able(state));
    const star = squad?.players.find(({ playerId }) => playerId === 'AAA0');
    return (star?.rates[3] ?? 0) * (squad?.opponent[3] ?? 0);
  };
  const [unlucky, usual, lucky] = [after30(2, 9), after30(3, 9), after30(3, 5)];
  expect(after30(2, undefined)).toBeLessThan(unlucky);
  expect(unlucky).toBeLessThan(usual);
  expect(lucky).toBeLessThan(usual);
});

test('the state serializes, and the squad it gives can be drawn', () => {
  const state = after(12);
  const again: BasketballPlayersState = JSON.parse(JSON.stringify(state));
  const squad = basketballSquad(ROUND_PARAMS, state, NEXT, able(state));
  expect(basketballSquad(ROUND_PARAMS, again, NEXT, able(again))).toEqual(squad);
  expect(basketballPlayers.prepare(squad, undefined).players.length).toBeGreaterThan(7);
  expect(basketballSquad(ROUND_PARAMS, noPlayers(), NEXT, [])).toBeUndefined();
});
