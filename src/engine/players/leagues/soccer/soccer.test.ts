import { expect, test } from 'vitest';
import type { Announced, SideAhead } from '#domain/players/announced.ts';
import type { BoxLine } from '#domain/players/boxLine.ts';
import type { PlayerFinal } from '#domain/players/playerFinal.ts';
import type { SoccerPlayersState } from '../../soccer/state.ts';
import { EPL_PLAYERS } from '../epl.ts';
import { soccerPlayersAhead } from './ahead.ts';
import { soccerPosition } from './positions.ts';
import { noSoccerMemory, soccerBox } from './state.ts';

const line = (playerId: string, starter: boolean, more: Partial<BoxLine> = {}): BoxLine => ({
  ...{ playerId, name: `Player ${playerId}`, position: 'M', starter },
  ...{ stats: { goals: 0, assists: 0, shots: 1 }, ...more },
});
const side = (team: string, first: number) => ({
  ...{ team, score: 1 },
  lines: [
    ...Array.from({ length: 11 }, (_, at) => line(String(first + at), true)),
    line(String(first + 11), false, { position: 'SUB' }),
  ],
});
const FINAL: PlayerFinal = {
  ...{ season: 2027, date: '2026-11-22' },
  ...{ home: side('Arsenal', 100), away: side('Chelsea', 200) },
};
const learned = (): SoccerPlayersState => {
  const memory = noSoccerMemory();
  for (let game = 0; game < 10; game++) EPL_PLAYERS.learn(memory, FINAL);
  return memory;
};
const ahead = (players: readonly Announced[], more: Partial<SideAhead> = {}): SideAhead => ({
  ...{ team: 'Arsenal', opponent: 'Chelsea', home: true, season: 2027, date: '2026-11-29' },
  ...{ postseason: false, lineUp: 'expected', players, ...more },
});

test('places on the field are goalkeepers, defenders, midfielders, forwards, or nothing', () => {
  const said = (...places: string[]) => [...new Set(places.map(soccerPosition))];
  expect(said('G', 'GK')).toEqual(['goalkeeper']);
  expect(said('D', 'CD-L', 'CD', 'LB', 'RWB', 'CB')).toEqual(['defender']);
  expect(said('M', 'AM-R', 'DM', 'CM-L', 'LM')).toEqual(['midfielder']);
  expect(said('F', 'CF-R', 'RF', 'ST', 'LW')).toEqual(['forward']);
  expect(said('SUB', '', 'X')).toEqual([undefined]);
});

test('minutes that the feed does not count are all of a starter’s, and the usual of a substitute', () => {
  const box = soccerBox(noSoccerMemory(), FINAL);
  expect(box?.home.players.map(({ minutes }) => minutes)).toEqual([...Array(11).fill(90), 22]);
  const counted = line('1', false, { stats: { minutes: 104, goals: 2, shots: 1 } });
  const home = { ...FINAL.home, lines: [...FINAL.home.lines, counted] };
  expect(soccerBox(noSoccerMemory(), { ...FINAL, home })?.home.players.at(-1)).toMatchObject({
    ...{ minutes: 90, shots: 2, started: false },
  });
  const few = { ...FINAL.home, lines: FINAL.home.lines.slice(0, 10) };
  expect(soccerBox(noSoccerMemory(), { ...FINAL, home: few })).toBeUndefined();
});

test('before the line-up everybody may start by how often he did, if he is fit', () => {
  const memory = learned();
  const [regular] = soccerPlayersAhead(
    memory,
    ahead([{ playerId: '100', position: 'M', chance: 1 }]),
  );
  const [doubt] = soccerPlayersAhead(
    memory,
    ahead([{ playerId: '100', position: 'M', chance: 0.5 }]),
  );
  expect(regular?.starts).toBeGreaterThan(0.7);
  expect(doubt?.starts).toBeCloseTo((regular?.starts ?? 0) / 2, 9);
  expect(
    soccerPlayersAhead(memory, ahead([{ playerId: '100', position: 'M', chance: 0 }])),
  ).toEqual([]);
});

test('with the line-up out its starters start, and the bench may come on', () => {
  const memory = learned();
  const players = soccerPlayersAhead(
    memory,
    ahead(
      [
        { playerId: '111', position: 'SUB', chance: 1, starts: true },
        { playerId: '100', position: 'M', chance: 1, starts: false },
        { playerId: '999', position: 'F', chance: 1, starts: false },
      ],
      { lineUp: 'out' },
    ),
  );
  expect(players.map(({ starts }) => starts)).toEqual([1, 0, 0]);
  expect(players[2]).toMatchObject({ position: 'forward', comesOn: 0.4 });
});
