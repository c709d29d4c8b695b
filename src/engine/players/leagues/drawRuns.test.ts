import { expect, test } from 'vitest';
import { statRuns } from '#domain/check/playerLeg.ts';
import { EXAMPLE_GRID } from '#domain/game/exampleGame.fixture.ts';
import { exampleLines } from './drawnLines.fixture.ts';
import { drawRuns } from './drawRuns.ts';
import { NFL_PLAYERS } from './nfl.ts';

const { recipe, lines } = exampleLines(EXAMPLE_GRID, '');
const asked = { ...recipe, home: recipe.home ?? undefined, away: recipe.away ?? undefined };

test('every player’s runs, counted, are his published line: drawn stats and those that follow', () => {
  const wanted = new Map(lines.map(({ playerId, stats }) => [playerId, Object.keys(stats)]));
  const { players } = drawRuns(NFL_PLAYERS, { ...asked, grid: EXAMPLE_GRID }, wanted);
  expect(lines.length).toBeGreaterThan(15);
  for (const { playerId, plays, stats } of lines) {
    const drawn = players.get(playerId);
    const inRuns = [...(drawn?.plays ?? [])].flatMap((one, run) => (one === 1 ? [run] : []));
    expect(inRuns.length / recipe.runs).toBe(plays);
    for (const [name, published] of Object.entries(stats)) {
      const counts = new Map<number, number>();
      for (const run of inRuns) {
        const value = drawn?.stats.get(name)?.[run] ?? Number.NaN;
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      const said = new Map<number, number>();
      statRuns(published)((value, count) => said.set(value, count));
      expect(counts, `${playerId} ${name}`).toEqual(said);
    }
  }
});

test('its scores are the game’s, and who or what nobody has is left out', () => {
  const wanted = new Map([
    ['h-qb1', ['passingYards', 'saves']],
    ['nobody', ['points']],
  ]);
  const { home, away, players } = drawRuns(NFL_PLAYERS, { ...asked, grid: EXAMPLE_GRID }, wanted);
  expect(new Set(home.map((score, run) => 100 * score + (away[run] ?? 0)))).toEqual(
    new Set([1724, 2020, 2724]),
  );
  expect([...players.keys()]).toEqual(['h-qb1']);
  expect([...(players.get('h-qb1')?.stats.keys() ?? [])]).toEqual(['passingYards']);
});
