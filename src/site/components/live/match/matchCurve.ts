import type { EventCurve } from '#contract/live/eventCurve.ts';
import type { LiveCurve } from '#contract/live/liveCurve.ts';
import { percent, signed } from '#domain/numbers/numbers.ts';
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

/** Between which two moments the chance moved most, told of who gained: "Biggest swing: 6–6 to 6–7, Gea 48.1% to 61.5% (+13.4)." */
function swingOf(chancesA: readonly number[], scores: readonly string[], of: MatchOf) {
  const step = (at: number): number => (chancesA[at] ?? 0) - (chancesA[at - 1] ?? 0);
  const [most] = chancesA
    .flatMap((_, at) => (at > 0 ? [at] : []))
    .toSorted((one, other) => Math.abs(step(other)) - Math.abs(step(one)));
  if (most === undefined || step(most) === 0) return undefined;
  const [before = 0, after = 0] = [chancesA[most - 1], chancesA[most]];
  const [name, from, to] =
    after > before ? [of.a, before, after] : [of.b, 100 - before, 100 - after];
  return `Biggest swing: ${scores[most - 1]} to ${scores[most]}, ${name} ${percent(from, 1)} to ${percent(to, 1)} (${signed(to - from, 1)}).`;
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
  const picture = curvePicture(drawn, { away: of.a, home: of.b, draws: false });
  return { ...picture, swing: swingOf(chancesA, scores, of) };
}
