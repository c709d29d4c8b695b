import type { EventCurve } from '#contract/live/eventCurve.ts';
import type { LiveCurve } from '#contract/live/liveCurve.ts';
import { type CurvePicture, curvePicture } from '../curvePicture.ts';
import type { MatchOf } from './matchView.ts';

/** Games of a usual match over so many sets: the width of the drawing, unless more are played. */
const USUAL_GAMES = 24;

/** Sets of A and of B among the first of a score, "6–4 3–6 2–1". */
function setsIn(score: string, over: number): readonly [number, number] {
  const sets = score.split(' ').slice(0, over);
  const wonByA = sets.filter((set) => {
    const [a = 0, b = 0] = set.split('–').map(Number);
    return a > b;
  }).length;
  return [wonByA, sets.length - wonByA];
}

/**
 * A match's chance by games, drawn as a game's: A in the place of the away side, whose score comes first, and its set ends as the scores.
 * Undefined of an event without such a curve.
 */
export function matchPicture(
  { match, ...curve }: EventCurve,
  of: MatchOf,
): CurvePicture | undefined {
  if (!match) return undefined;
  const { gamesOver, setsOver, chancesA, scores } = match;
  const width = Math.max(USUAL_GAMES, ...gamesOver);
  const sets = scores.map((score, at) => setsIn(score, setsOver[at] ?? 0));
  const drawn: LiveCurve = {
    asOf: curve.asOf,
    gameId: curve.eventId,
    predictionId: curve.predictionId,
    stage: curve.stage,
    elapsed: gamesOver.map((games) => games / width),
    homeChances: chancesA.map((chance) => 100 - chance),
    drawChances: chancesA.map(() => 0),
    homeScores: sets.map(([, b]) => b),
    awayScores: sets.map(([a]) => a),
  };
  return curvePicture(drawn, { away: of.a, home: of.b, draws: false });
}
