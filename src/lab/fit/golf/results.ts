import type { GolfRow } from './row.ts';
import type { PlayedTournament } from './tournaments.ts';

/** Top-N markets that are scored. */
export const GOLF_TOPS = [5, 10, 20] as const;
export type GolfTop = (typeof GOLF_TOPS)[number];

/** The results on an event's leaderboard, by player in its order. */
export interface TournamentResult {
  /** Total to par; undefined for players who did not finish. */
  readonly totals: readonly (number | undefined)[];
  /** 1 for the winner; shared if the file does not say who won the play-off. */
  readonly won: readonly number[];
  readonly top: Readonly<Record<GolfTop, readonly boolean[]>>;
  /** Whether he made a 36-hole cut; undefined if the event has none. */
  readonly madeCut: readonly boolean[] | undefined;
}

/** Results with fewer finishers than this are implausible. */
const FEWEST = 20;

/** The result of an event, or undefined where too few finished. A round that the event did not play does not count. */
export function tournamentResult({ rows, rules }: PlayedTournament): TournamentResult | undefined {
  const played = Math.max(...rows.map(roundsOf));
  const totals = rows.map((row) =>
    row.madeCut && roundsOf(row) === played ? totalOf(row) : undefined,
  );
  const sorted = totals.filter((total) => total !== undefined).sort((one, other) => one - other);
  const best = sorted[0];
  if (best === undefined || sorted.length < FEWEST) return undefined;
  const within = (top: GolfTop): boolean[] => {
    const last = sorted[top - 1] ?? best;
    return totals.map((total) => total !== undefined && total <= last);
  };
  const winners = winnersOf(rows, totals, best);
  return {
    totals,
    won: rows.map((row) => (winners.includes(row) ? 1 / winners.length : 0)),
    top: { 5: within(5), 10: within(10), 20: within(20) },
    madeCut: rules.cut?.after === 2 ? rows.map(({ rounds }) => rounds[2] !== undefined) : undefined,
  };
}

const roundsOf = ({ rounds }: GolfRow): number => rounds.filter((r) => r !== undefined).length;

const totalOf = ({ rounds }: GolfRow): number =>
  rounds.reduce<number>((sum, score) => sum + (score ?? 0), 0);

/** The leaders, or those among them who won a play-off. */
function winnersOf(
  rows: readonly GolfRow[],
  totals: readonly (number | undefined)[],
  best: number,
): GolfRow[] {
  const leaders = rows.filter((_, at) => totals[at] === best);
  const places = leaders.flatMap(({ position }) => (position === undefined ? [] : [position]));
  if (places.length === 0) return leaders;
  const first = Math.min(...places);
  return leaders.filter(({ position }) => position === first);
}
