import type { PredictedGame } from '#domain/game.ts';
import { hasSimulation } from '#domain/pricedBets.ts';
import { isIndoor } from '#domain/weatherImpact.ts';

/** A section's id and its name in the row of links. */
export type GameSection = readonly [id: string, text: string];

/** Sections of a game page in the order they stand; those that need simulated games or weather only with them. */
export function gameSections(game: PredictedGame): readonly GameSection[] {
  const simulated = hasSimulation(game);
  const outdoors = game.weatherData !== undefined && !isIndoor(game);
  const sections: readonly (readonly [shown: boolean, id: string, text: string])[] = [
    [true, 'winner', 'Winner'],
    [true, 'lines', 'Lines'],
    [simulated, 'monte-carlo', 'Monte Carlo'],
    [true, 'odds', 'Odds'],
    [simulated, 'analyzer', 'Analyzer'],
    [true, 'lineups', 'Lineups'],
    [outdoors, 'weather', 'Weather'],
    [true, 'method', 'Method'],
    [true, 'ledger', 'Ledger'],
  ];
  return sections.flatMap(([shown, id, text]) => (shown ? [[id, text] as const] : []));
}
