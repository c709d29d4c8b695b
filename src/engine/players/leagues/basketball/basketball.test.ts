import { expect, test } from 'vitest';
import type { PlayerFinal } from '#domain/players/playerFinal.ts';
import type { BasketballPlayersState } from '../../basketball/state.ts';
import { NBA_PLAYERS } from '../nba.ts';
import { basketballBox } from './finalBox.ts';
import { placeOfPosition } from './placeOfPosition.ts';

const side = (team: string, first: number) => ({
  team,
  score: 100,
  lines: Array.from({ length: 10 }, (_, at) => ({
    playerId: String(first + at),
    name: `Player ${first + at}`,
    position: at % 2 === 0 ? 'PG' : 'PF',
    starter: at < 5,
    stats: { minutes: at === 9 ? 0 : 24, points: 10, rebounds: 4, assists: 2 },
  })),
});
const FINAL: PlayerFinal = {
  ...{ season: 2027, date: '2026-11-22' },
  ...{ home: side('DEN', 100), away: side('LAL', 200) },
};
/** As if the season had gone on for a while. */
const learned = (): BasketballPlayersState => {
  const state = NBA_PLAYERS.empty() as BasketballPlayersState;
  for (let game = 0; game < 6; game++) NBA_PLAYERS.learn(state, FINAL);
  return state;
};

test('places are guards, forwards and centers', () => {
  expect(['PG', 'SF', 'C', 'G-F', 'F-C', '', 'PG-SG', 'X'].map(placeOfPosition)).toEqual([
    ...['G', 'F', 'C', 'G-F', 'F-C', '', 'G-G', ''],
  ]);
});

test('who had no minutes did not play, and what the feed does not count is not a number', () => {
  const box = basketballBox(FINAL);
  expect(box?.lines).toHaveLength(18);
  expect(box?.lines[0]).toMatchObject({ team: 'DEN', position: 'G', minutes: 24 });
  expect(box?.lines[0]?.counts.slice(0, 4)).toEqual([10, 4, 2, Number.NaN]);
});

test('a side of fewer than five players teaches nothing', () => {
  const state = NBA_PLAYERS.empty() as BasketballPlayersState;
  NBA_PLAYERS.learn(state, { ...FINAL, away: { ...FINAL.away, lines: [] } });
  expect(state).toEqual(NBA_PLAYERS.empty());
});

test('a team’s players are expected while they have missed no more than two games', () => {
  const state = learned();
  const star = state.players['100'];
  if (star) star.missed = 3;
  const ids = NBA_PLAYERS.expected(state, 'DEN').map(({ playerId }) => playerId);
  expect(ids).toEqual(['101', '102', '103', '104', '105', '106', '107', '108']);
});

test('of those announced whom the state knows a squad is made; five are too few', () => {
  const state = learned();
  const players = [
    ...NBA_PLAYERS.expected(state, 'DEN'),
    { playerId: '999', position: 'G', chance: 1 },
  ];
  const squad = (some: typeof players) =>
    NBA_PLAYERS.squadOf(state, {
      ...{ team: 'DEN', opponent: 'LAL', home: true, season: 2027, date: '2026-11-29' },
      ...{ postseason: false, lineUp: 'expected', players: some },
    });
  expect(squad(players)?.players).toHaveLength(9);
  expect(squad(players)).not.toHaveProperty('shape');
  expect(squad(players.slice(0, 5))).toBeUndefined();
});
