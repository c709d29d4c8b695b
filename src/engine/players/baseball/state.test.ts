import { expect, test } from 'vitest';
import { FITTED_BASEBALL } from '../../fitted/players/baseball.ts';
import type { BaseballBox, BatterBox, StarterBox } from './box.ts';
import { learnBaseball } from './learn.ts';
import { type BaseballPlayersState, noState } from './memory.ts';
import { baseballSquad } from './squadOf.ts';

const { params } = FITTED_BASEBALL;

const batterBox = (playerId: string, slot: number, more: Partial<BatterBox> = {}): BatterBox => ({
  playerId,
  slot,
  started: true,
  plateAppearances: 4,
  hits: 1,
  doubles: 0,
  triples: 0,
  homeRuns: 0,
  walks: 0,
  hitByPitch: 0,
  strikeouts: 1,
  stolenBases: 0,
  ...more,
});

const starterBox = (playerId: string, more: Partial<StarterBox> = {}): StarterBox => ({
  playerId,
  outs: 17,
  battersFaced: 23,
  hits: 5,
  walks: 2,
  homeRuns: 1,
  strikeouts: 5,
  ...more,
});

/** A game of the season's given day: the first batter of either side hits a home run, the visitors' starter strikes out ten. */
const box = (day: number): BaseballBox => {
  const side = (team: string, strikeouts: number) => ({
    team,
    runs: 3,
    batters: Array.from({ length: 9 }, (_, place) =>
      batterBox(`${team}${place + 1}`, place + 1, place === 0 ? { hits: 2, homeRuns: 1 } : {}),
    ),
    starter: starterBox(`${team}P`, { strikeouts }),
  });
  const date = new Date(Date.UTC(2026, 3, 1) + day * 86_400_000).toISOString().slice(0, 10);
  return { season: 2026, date, home: side('H', 3), away: side('A', 10) };
};

const learned = (games: number): BaseballPlayersState => {
  const state = noState();
  for (let game = 0; game < games; game++) learnBaseball(state, box(game * 5), params);
  return state;
};

const squadFrom = (state: BaseballPlayersState, team: string, batters: readonly string[]) =>
  baseballSquad(
    state,
    {
      team,
      date: '2026-09-01',
      season: 2026,
      park: 'H',
      batters: batters.map((playerId, place) => ({ playerId, slot: place + 1, chance: 1 })),
      starters: [{ playerId: `${team}P`, chance: 1 }],
    },
    params,
  );

test('who hits home runs is expected to, and who is new is at his place’s mean and wide', () => {
  const state = learned(25);
  const [slugger, plain, fresh] = squadFrom(state, 'H', ['H1', 'H2', 'new']).batters;
  expect(slugger?.homeRun).toBeGreaterThan((plain?.homeRun ?? 1) * 1.5);
  expect(fresh?.unknown).toBeGreaterThan((plain?.unknown ?? 1) * 1.05);
});

test('a starter’s strikeouts and length are learned, against the league of his time', () => {
  const state = learned(12);
  const strong = squadFrom(state, 'A', []).starters[0];
  const weak = squadFrom(state, 'H', []).starters[0];
  expect(strong?.strikeout).toBeGreaterThan((weak?.strikeout ?? 9) * 1.3);
  const unknown = squadFrom(noState(), 'A', []).starters[0];
  expect(unknown?.outsSd).toBe(params.outsSd[1]);
  expect(unknown?.outs).toBeLessThan(strong?.outs ?? 0);
});

test('who comes back after a pause is expected to go less deep, and is wide', () => {
  const state = learned(12);
  const expected = (date: string) =>
    baseballSquad(
      state,
      {
        team: 'A',
        date,
        season: 2026,
        park: 'H',
        batters: [],
        starters: [{ playerId: 'AP', chance: 1 }],
      },
      params,
    ).starters[0];
  const turn = expected('2026-05-31');
  const back = expected('2026-07-20');
  expect(back?.outs).toBeLessThan(turn?.outs ?? 0);
  expect(back?.outsSd).toBeGreaterThan(turn?.outsSd ?? 9);
});

test('a batter whose turns others take is expected to leave', () => {
  const state = learned(20);
  const other = learned(20);
  for (let game = 20; game < 30; game++) {
    const one = box(game * 5);
    const early = one.home.batters.map((row) =>
      row.slot === 9 ? { ...row, plateAppearances: 2 } : { ...row, plateAppearances: 4 },
    );
    learnBaseball(state, one, params);
    learnBaseball(other, { ...one, home: { ...one.home, batters: early } }, params);
  }
  const names = Array.from({ length: 9 }, (_, place) => `H${place + 1}`);
  expect(squadFrom(other, 'H', names).batters[8]?.leaves).toBeGreaterThan(
    squadFrom(state, 'H', names).batters[8]?.leaves ?? 9,
  );
});

test('a state survives JSON', () => {
  const state = learned(5);
  const copy = JSON.parse(JSON.stringify(state)) as BaseballPlayersState;
  learnBaseball(state, box(40), params);
  learnBaseball(copy, box(40), params);
  expect(copy).toEqual(state);
  expect(squadFrom(copy, 'A', ['A1'])).toEqual(squadFrom(state, 'A', ['A1']));
});
