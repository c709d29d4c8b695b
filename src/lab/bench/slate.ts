import type { Sport } from '#domain/leagues/league.ts';
import { EXAMPLE_INPUTS } from '#engine/exampleInputs.fixture.ts';
import type { ModelInputs } from '#engine/model.ts';
import { MODELS } from '#engine/registry.ts';
import { simulate } from '#engine/simulate.ts';
import { medianMs, warmUp } from './measure.ts';
import { benchColumns } from './table.ts';

const SPORTS = Object.keys(MODELS) as Sport[];

/** Different games of all team sports in turn: no two have the same inputs. */
function inputsOf(sport: Sport, game: number): ModelInputs {
  const strength = 0.3 + (0.4 * (game % 97)) / 97;
  const change =
    sport === 'soccer' ? { homeRate: 1 + strength, awayRate: 2 - strength } : { homeWin: strength };
  return { ...EXAMPLE_INPUTS[sport], ...change };
}

function playSlate(games: number, runs: number): void {
  for (let game = 0; game < games; game++) {
    const sport = SPORTS[game % SPORTS.length] ?? 'football';
    simulate(MODELS[sport], inputsOf(sport, game), game, runs);
  }
}

/** Time for a day's games on one core, and how it grows with the number of games. */
export function slateTable(): string {
  warmUp(() => playSlate(SPORTS.length, 10_000));
  const rows = [50, 100, 200].flatMap((games) =>
    [10_000, 100_000].map((runs) => {
      const ms = medianMs(() => playSlate(games, runs));
      return [
        `${games} games`,
        runs.toLocaleString('en-US'),
        ms.toFixed(0),
        (ms / games).toFixed(2),
      ];
    }),
  );
  return benchColumns([['slate', 'runs', 'ms', 'ms a game'], ...rows]);
}
