import { type Generator, uniform } from '../rng/generator.ts';

/** A match played point by point, the plain way: the model's tables must reproduce it. */
interface PlainMatch {
  readonly setsA: number;
  readonly setsB: number;
  readonly games: number;
  readonly margin: number;
  readonly tieBreaks: number;
}

/** Best of `bestOf` with constant shares; the deciding set's tie-break goes to `finalTo` points, 0: none. */
export function everyPoint(
  generator: Generator,
  a: number,
  b: number,
  bestOf: number,
  finalTo: number,
): PlainMatch {
  const sets: [number, number] = [0, 0];
  const games: [number, number] = [0, 0];
  let tieBreaks = 0;
  let server: 0 | 1 = uniform(generator) < 0.5 ? 0 : 1;
  const winnerOfPoint = (serving: 0 | 1): 0 | 1 => {
    const won = uniform(generator) < (serving === 0 ? a : b);
    return won ? serving : serving === 0 ? 1 : 0;
  };
  const race = (to: number, serving: (point: number) => 0 | 1): 0 | 1 => {
    const points: [number, number] = [0, 0];
    for (;;) {
      points[winnerOfPoint(serving(points[0] + points[1]))] += 1;
      if (Math.max(...points) >= to && Math.abs(points[0] - points[1]) >= 2) {
        return points[0] > points[1] ? 0 : 1;
      }
    }
  };
  const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);
  while (Math.max(...sets) < (bestOf + 1) / 2) {
    const to = sets[0] + sets[1] === bestOf - 1 ? finalTo : 7;
    const inSet: [number, number] = [0, 0];
    for (;;) {
      const first = server;
      const tied = inSet[0] === 6 && inSet[1] === 6 && to > 0;
      const winner = tied
        ? race(to, (point) => (((point + 1) >> 1) % 2 === 0 ? first : other(first)))
        : race(4, () => first);
      inSet[winner] += 1;
      server = other(server);
      if (tied) tieBreaks += 1;
      const high = Math.max(...inSet);
      if (tied || (high >= 6 && Math.abs(inSet[0] - inSet[1]) >= 2)) break;
    }
    games[0] += inSet[0];
    games[1] += inSet[1];
    sets[inSet[0] > inSet[1] ? 0 : 1] += 1;
  }
  return {
    setsA: sets[0],
    setsB: sets[1],
    games: games[0] + games[1],
    margin: games[0] - games[1],
    tieBreaks,
  };
}
