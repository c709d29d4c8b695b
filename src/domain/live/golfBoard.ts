import { type GolferState, type GolfState, totalToPar } from './golfState.ts';

/** A player on a leaderboard. */
interface BoardLine {
  readonly id: string;
  /** From 1, ties at the same place; absent for who is out. */
  readonly place?: number | undefined;
  readonly tied: boolean;
  /** Strokes to par of the tournament, and of the round under way where there is one. */
  readonly toPar: number;
  readonly today?: number | undefined;
  /** Holes played of it, 1–17; 18: he has finished the round. Absent before his round. */
  readonly thru?: number | undefined;
}

const HOLES = 18;

function lineOf(player: GolferState, round: number, others: readonly number[]): BoardLine {
  const { id, rounds, thru, toPar, out } = player;
  const total = totalToPar(player);
  const finished = rounds.length >= round;
  return {
    id,
    ...(!out && { place: 1 + others.filter((other) => other < total).length }),
    tied: !out && others.filter((other) => other === total).length > 1,
    toPar: total,
    ...(finished && { today: rounds[round - 1], thru: HOLES }),
    ...(!finished && thru !== undefined && { today: toPar, thru }),
  };
}

/** Players by place; of a tie who has played more first, then as the feed lists them. Who is out comes last. A winner told is first. */
export function golfBoardOf({ players, round, winner }: GolfState): readonly BoardLine[] {
  const totals = players.filter(({ out }) => out === undefined).map(totalToPar);
  const lines = players.map((player) => lineOf(player, round, totals));
  const rank = ({ id, place = Number.POSITIVE_INFINITY }: BoardLine): number =>
    id === winner ? 0 : place;
  return lines.toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    return a === b ? (other.thru ?? 0) - (one.thru ?? 0) : a - b;
  });
}

/** Share of the holes that are played by those who are in, percent with one digit. */
export function playedPercent({ players }: GolfState, rounds: number): number {
  const alive = players.filter(({ out }) => out === undefined);
  const holes = alive.reduce((sum, one) => sum + one.rounds.length * HOLES + (one.thru ?? 0), 0);
  return Number(((100 * holes) / Math.max(1, alive.length * rounds * HOLES)).toFixed(1));
}
