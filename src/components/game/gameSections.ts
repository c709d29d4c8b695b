import type { PredictedGame } from '#domain/game.ts';
import { isIndoor } from '#domain/weatherImpact.ts';

/** A section's id and its name in the row of links. */
export type GameSection = readonly [id: string, text: string];

/** Sections of a game page in the order they stand; weather only where the game is played in it. */
export function gameSections(game: PredictedGame): readonly GameSection[] {
  const outdoors = game.weatherData !== undefined && !isIndoor(game);
  const sections: readonly (readonly [shown: boolean, id: string, text: string])[] = [
    [true, 'winner', 'Winner'],
    [true, 'lines', 'Lines'],
    [true, 'monte-carlo', 'Monte Carlo'],
    [true, 'odds', 'Odds'],
    [true, 'analyzer', 'Analyzer'],
    [true, 'lineups', 'Lineups'],
    [outdoors, 'weather', 'Weather'],
    [true, 'method', 'Method'],
    [true, 'ledger', 'Ledger'],
  ];
  return sections.flatMap(([shown, id, text]) => (shown ? [[id, text] as const] : []));
}
