import { describe, expect, test } from 'vitest';
import { statFigures } from '#domain/players/lineFigures.ts';
import { PLAYER_LEAGUES } from '#domain/players/statNames.ts';
import { eachRun } from '../eachRun.ts';
import { begunLeague, EXAMPLE_SQUADS, exampleSquads } from './exampleSquads.fixture.ts';
import type { LeaguePlayers } from './leaguePlayers.ts';
import { madeUpFinals } from './madeUpFinals.fixture.ts';
import { sayLines } from './sayLines.ts';

const SEED = '0badcafe';
const RUNS = 400;
/** The text of a game's recipe at most. */
const RECIPE_BYTES = 12_000;

test('every league with players has an example', () => {
  expect(EXAMPLE_SQUADS.map(({ league }) => league)).toEqual([...PLAYER_LEAGUES]);
});

describe.each(EXAMPLE_SQUADS)('$league', (example) => {
  test('expected players make squads, small ones, and the state stays as it was', async () => {
    const { players, state } = await begunLeague(example.league);
    const before = JSON.stringify(state);
    const { home, away } = exampleSquads(players, state, example);
    expect(JSON.stringify(state)).toBe(before);
    expect(JSON.stringify({ home, away }).length).toBeLessThan(RECIPE_BYTES);
  });

  test('a squad that has been stored draws the same digits', async () => {
    const { players, state } = await begunLeague(example.league);
    const squads = exampleSquads(players, state, example);
    const said = (both: typeof squads) =>
      sayLines(players, { ...both, grid: example.grid, seed: SEED, runs: RUNS });
    expect(said(JSON.parse(JSON.stringify(squads)))).toEqual(said(squads));
  });

  test('players add up to no more than the score in every run', async () => {
    const { players, state } = await begunLeague(example.league);
    const { home, away } = exampleSquads(players, state, example);
    const lines = players.prepare(home, away);
    const at = scoringOf(players);
    eachRun(lines, example.grid, { seed: 7, runs: RUNS }, (homeScore, awayScore, out) => {
      const sums = { home: 0, away: 0 };
      lines.players.forEach(({ side }, player) => {
        for (const [stat, points] of at)
          sums[side] += points * (out[player * lines.stats.length + stat] ?? 0);
      });
      expect(sums.home).toBeLessThanOrEqual(homeScore);
      expect(sums.away).toBeLessThanOrEqual(awayScore);
      if (lines.players.some(({ playerId }) => playerId === 'rest-home'))
        expect(sums).toEqual({ home: homeScore, away: awayScore });
    });
  });

  test('everybody said has a name, a share of runs, and as many counts as runs', async () => {
    const { players, state, names } = await begunLeague(example.league);
    const squads = exampleSquads(players, state, example);
    const said = sayLines(players, { ...squads, grid: example.grid, seed: SEED, runs: RUNS });
    const known = new Set(names.map(({ playerId }) => playerId));
    expect(said.length).toBeGreaterThan(12);
    expect(new Set(said.map(({ playerId }) => playerId)).size).toBe(said.length);
    for (const { playerId, plays, stats } of said) {
      expect(known, playerId).toContain(playerId);
      expect(plays).toBeLessThanOrEqual(1);
      for (const stat of Object.values(stats)) {
        expect(stat.counts.reduce((sum, count) => sum + count, 0)).toBe(Math.round(plays * RUNS));
        expect(statFigures(stat)?.floor).toBeLessThanOrEqual(statFigures(stat)?.ceiling ?? -1);
      }
    }
  });

  test('who is ruled out draws nothing, and a doubt is the share of runs with him', async () => {
    const { players, state } = await begunLeague(example.league);
    const { home, season } = example;
    const all = players.expected(state, home);
    const said = (chance: number) => {
      const squad = players.squadOf(state, {
        ...{ team: home, opponent: example.away, home: true },
        ...{ season, date: '2026-11-28', postseason: false, lineUp: 'expected' },
        players: all.map((one) => (one.playerId === best ? { ...one, chance } : one)),
      });
      const asked = { home: squad, away: undefined, grid: example.grid, seed: SEED, runs: 4000 };
      return sayLines(players, asked).find(({ playerId }) => playerId === best)?.plays ?? 0;
    };
    const best = surest(players, state, example);
    const sure = said(1);
    expect(sure).toBeGreaterThan(0.6);
    expect(said(0)).toBe(0);
    expect(said(0.5) / sure).toBeCloseTo(0.5, 1);
  });

  // In baseball the order of nine decides, not the roster.
  if (example.league !== 'MLB')
    test('who is announced is in the squad, whatever team he last played for', async () => {
      const { players, state } = await begunLeague(example.league);
      const { home, away } = example;
      const moved = surest(players, state, example);
      const his = players.expected(state, home).find(({ playerId }) => playerId === moved);
      if (!his) throw new Error('nobody expected');
      const { season, grid } = example;
      const night = { season, date: '2026-11-28', postseason: false, lineUp: 'expected' } as const;
      const squadOf = (team: string, opponent: string, all: ReturnType<typeof players.expected>) =>
        players.squadOf(state, { ...night, team, opponent, home: team === home, players: all });
      const said = sayLines(players, {
        home: squadOf(
          home,
          away,
          players.expected(state, home).filter((one) => one !== his && one.playerId !== moved),
        ),
        away: squadOf(away, home, [...players.expected(state, away), his]),
        grid,
        seed: SEED,
        runs: RUNS,
      });
      expect(said.filter(({ playerId }) => playerId === moved).map(({ side }) => side)).toEqual([
        'away',
      ]);
    });

  test('whom a feed has not named is still known once a season was missed', async () => {
    const { players, state } = await begunLeague(example.league);
    const before = players.known(state).length;
    for (const final of madeUpFinals(example.league)) {
      const sides = { home: final.home, away: final.away };
      players.learn(state, { ...final, ...sides, season: example.season });
    }
    expect(players.known(state).length).toBeGreaterThan(before);
  });

  test('a player keeps what is known of him under another id, unless that is somebody', async () => {
    const { players, state } = await begunLeague(example.league);
    const [one, other] = players.known(state);
    if (!one || !other) throw new Error('nobody known');
    players.rename(state, one.playerId, '1');
    expect(players.known(state)).toContainEqual({ ...one, playerId: '1' });
    expect(players.known(state)).not.toContainEqual(one);
    players.rename(state, other.playerId, '1');
    expect(players.known(state)).toContainEqual(other);
    expect(JSON.stringify(state)).not.toContain(`"${one.playerId}"`);
  });

  test('a state of another form is refused', async () => {
    const { players, state } = await begunLeague(example.league);
    expect(players.stateOf(JSON.parse(JSON.stringify(players.empty())))).toEqual(players.empty());
    expect(() => players.stateOf({})).toThrow('state');
    expect(() => players.stateOf(null)).toThrow('state');
    const text = JSON.stringify(state).replace(/:\d+(\.\d+)?/, ':"much"');
    expect(() => players.stateOf(JSON.parse(text))).toThrow('number');
  });

  test('of a team that nobody knows nothing is said', async () => {
    const { players, state } = await begunLeague(example.league);
    expect(players.expected(state, 'Nowhere')).toEqual([]);
    const none = exampleSquads(players, state, { ...example, home: 'Nowhere' });
    expect(none.home).toBeUndefined();
    expect(players.prepare(undefined, undefined).players).toEqual([]);
  });
});

/** Stats whose sum over a side is its score or less, with what one of each is worth. */
function scoringOf({ league, stats }: LeaguePlayers): (readonly [number, number])[] {
  const worth: Readonly<Record<string, number>> =
    league === 'NFL'
      ? { touchdowns: 6, kickerPoints: 1 }
      : league === 'MLB'
        ? { runs: 1 }
        : league === 'NBA' || league === 'WNBA'
          ? { points: 1 }
          : { goals: 1 };
  return Object.entries(worth).map(([name, points]) => [
    stats.findIndex((stat) => stat.name === name),
    points,
  ]);
}

/** The player at home who plays in most runs of an example. */
function surest(players: LeaguePlayers, state: unknown, example: (typeof EXAMPLE_SQUADS)[number]) {
  const squads = exampleSquads(players, state, example);
  const named = new Set(players.expected(state, example.home).map(({ playerId }) => playerId));
  return sayLines(players, { ...squads, grid: example.grid, seed: SEED, runs: RUNS })
    .filter(
      ({ playerId, side, stats }) => side === 'home' && named.has(playerId) && !stats.kickerPoints,
    )
    .sort((one, other) => other.plays - one.plays)[0]?.playerId;
}
