import { expect, test } from 'vitest';
import { EXAMPLE_GRID } from '#domain/game/exampleGame.fixture.ts';
import { histogramMean } from '#domain/game/scoreGrid.ts';
import type { StatCounts } from '#domain/players/line.ts';
import { histogramOfStat } from '#domain/players/lineFigures.ts';
import { drawnLines } from '#domain/rerun/comparePlayers.ts';
import { outcomeHash } from '#domain/rerun/outcomeHash.ts';
import { exampleLines } from './drawnLines.fixture.ts';
import { leagueOfRecipe, linesAgain } from './linesAgain.ts';
import { NFL_PLAYERS } from './nfl.ts';
import { withoutPlayers } from './withoutPlayers.ts';

const HASH = 'a'.repeat(64);
const { recipe, lines } = exampleLines(EXAMPLE_GRID, HASH, 1000);
const again = (of: typeof recipe, out: readonly string[] = []) =>
  linesAgain(NFL_PLAYERS, HASH, of, EXAMPLE_GRID, out);

test('a recipe that has been through JSON draws the same lines, to the same hash', () => {
  const drawn = again(JSON.parse(JSON.stringify(recipe)));
  expect(outcomeHash(drawnLines(drawn))).toBe(outcomeHash(drawnLines(lines)));
});

test.each([
  ['another seed', { seed: '4d2a91e8' }],
  ['fewer runs', { runs: 999 }],
  ['a side less', { away: null }],
])('%s gives other digits', (_name, change) => {
  const drawn = again({ ...recipe, ...change });
  expect(outcomeHash(drawnLines(drawn))).not.toBe(outcomeHash(drawnLines(lines)));
});

test('lines of another engine or of earlier parameters are refused in words', () => {
  expect(() => again({ ...recipe, engineVersion: '0.1.0' })).toThrow(/engine 0\.1\.0/);
  expect(() => again({ ...recipe, paramsHash: 'b'.repeat(64) })).toThrow(/earlier parameters/);
  expect(leagueOfRecipe(recipe)).toBe('NFL');
  expect(() => leagueOfRecipe({ league: 'NCAAF' })).toThrow(/no players/);
});

const NONE: StatCounts = { from: 0, counts: [] };
test('who is out has no line, and his team-mates catch what he would have', () => {
  const without = again(recipe, ['h-wr1']);
  const caught = (of: typeof without, id: string): number => {
    const { stats = {}, plays = 0 } = of.find(({ playerId }) => playerId === id) ?? {};
    return plays * histogramMean(histogramOfStat(stats.receptions ?? NONE));
  };
  expect(without.map(({ playerId }) => playerId)).not.toContain('h-wr1');
  expect(caught(without, 'h-wr2')).toBeGreaterThan(caught(lines, 'h-wr2') + 0.2);
  expect(lines.some(({ playerId }) => playerId === 'h-wr1')).toBe(true);
});

test('of whom one alone plays, the others take over; nobody else changes', () => {
  const squad = {
    goalies: [
      { playerId: 'a', chance: 0.6 },
      { playerId: 'b', chance: 0.3 },
    ],
    players: [{ playerId: 'c', starts: 0.5, comesOn: 0.2, goals: 1 }],
    savedShots: 20,
  };
  expect(withoutPlayers(squad, ['a', 'c', 'nobody'])).toEqual({
    goalies: [
      { playerId: 'a', chance: 0 },
      { playerId: 'b', chance: expect.closeTo(0.9, 12) },
    ],
    players: [{ playerId: 'c', starts: 0, comesOn: 0, goals: 1 }],
    savedShots: 20,
  });
  expect(withoutPlayers(squad, [])).toBe(squad);
});
