import type { Game } from '../game/game.ts';
import { type Side, teamOn } from '../game/predictedWinner.ts';

const LAST = ', the last to start in our results';

/** The stand-in that a side is rated with while no starter is named. */
interface RatedWith {
  /** "Drew Lock, the last to start in our results", "an average quarterback"; follows "rated with". */
  readonly stand: string;
  /** Set if it is a single player. */
  readonly name?: string | undefined;
}

/** From the notes of a prediction's recipe; undefined if its starter is named or its league rates none. */
export function ratedWith(
  game: Pick<Game, 'prediction' | 'homeTeam' | 'awayTeam'>,
  side: Side,
): RatedWith | undefined {
  const lead = `${teamOn(game, side).name}: `;
  for (const note of game.prediction?.recipe.notes ?? []) {
    if (!note.startsWith(lead)) continue;
    const [, stand] = /not certain yet, rated with (.+); wider range$/.exec(note) ?? [];
    if (stand === undefined) continue;
    return stand.endsWith(LAST) ? { stand, name: stand.slice(0, -LAST.length) } : { stand };
  }
  return undefined;
}
