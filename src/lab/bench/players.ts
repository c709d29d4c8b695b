import { LINE_RUNS } from '#engine/players/eachRun.ts';
import {
  begunLeague,
  EXAMPLE_SQUADS,
  exampleSquads,
} from '#engine/players/leagues/exampleSquads.fixture.ts';
import { sayLines } from '#engine/players/leagues/sayLines.ts';
import { medianMs, warmUp } from './measure.ts';
import { benchColumns } from './table.ts';

/** A full evening's games by league: what a slate's players may cost at most is said of these. */
const EVENING: Readonly<Record<string, number>> = { NFL: 16, NBA: 12, NHL: 12, EPL: 10 };

/** Processor time of a game's lines in each league, the bytes of its recipe and lines, and an evening of them all. */
export async function playersTable(): Promise<string> {
  const rows: string[][] = [];
  let evening = 0;
  for (const example of EXAMPLE_SQUADS) {
    const { players, state } = await begunLeague(example.league);
    const squads = exampleSquads(players, state, example);
    const say = () =>
      sayLines(players, { ...squads, grid: example.grid, seed: '0badcafe', runs: LINE_RUNS });
    warmUp(say);
    const ms = medianMs(say);
    evening += (EVENING[example.league] ?? 0) * ms;
    const kb = (data: unknown): string => (JSON.stringify(data).length / 1000).toFixed(1);
    rows.push([example.league, String(say().length), ms.toFixed(0), kb(squads), kb(say())]);
  }
  const said = Object.entries(EVENING).map(([league, games]) => `${games} ${league}`);
  return `${benchColumns([["players' lines", 'players', 'ms', 'recipe, kB', 'lines, kB'], ...rows])}
An evening (${said.join(', ')}): ${(evening / 1000).toFixed(1)} s. Aim: at most 30 s.`;
}
