import { LEAGUES } from '../leagues/league.ts';
import { deductedPoints } from './formats/deductions.ts';
import type { SeasonInputs } from './seasonInputs.ts';

/** A team's finished games of the regular season. */
export interface SeasonStanding {
  readonly played: number;
  /** "8–3", "8–3–1"; hockey won–lost–lost in overtime; soccer won–drawn–lost. */
  readonly record: string;
  /**
   * Of the table, where it counts points: 3 a win and 1 a draw in soccer, 2 a win and 1 a loss after regulation in hockey; without
   * those that the league took.
   */
  readonly points?: number;
  /** Points that the league took; absent: none. */
  readonly deducted?: number;
}

interface Tally {
  wins: number;
  losses: number;
  draws: number;
  extraLosses: number;
}

function add(tally: Tally | undefined, scored: number, conceded: number, extra: number): void {
  if (!tally) return;
  if (scored > conceded) tally.wins += 1;
  else if (scored === conceded) tally.draws += 1;
  else if (extra > 0) tally.extraLosses += 1;
  else tally.losses += 1;
}

/** Each team's standing, in the inputs' order. */
export function standingsOf(inputs: SeasonInputs): readonly SeasonStanding[] {
  const { league, teams, played } = inputs;
  const deducted = deductedPoints(inputs);
  const tallies = teams.map((): Tally => ({ wins: 0, losses: 0, draws: 0, extraLosses: 0 }));
  for (const [game, home] of played.home.entries()) {
    const [scored, conceded] = [played.homeScore[game] ?? 0, played.awayScore[game] ?? 0];
    const extra = played.extra[game] ?? 0;
    add(tallies[home], scored, conceded, extra);
    add(tallies[played.away[game] ?? -1], conceded, scored, extra);
  }
  const { sport } = LEAGUES[league];
  return tallies.map(({ wins, losses, draws, extraLosses }, team) => {
    const games = wins + losses + draws + extraLosses;
    if (sport === 'soccer') {
      const taken = deducted[team] ?? 0;
      const record = `${wins}–${draws}–${losses}`;
      const points = 3 * wins + draws - taken;
      return { played: games, record, points, ...(taken > 0 && { deducted: taken }) };
    }
    if (sport === 'hockey') {
      const record = `${wins}–${losses}–${extraLosses}`;
      return { played: games, record, points: 2 * wins + extraLosses };
    }
    const lost = losses + extraLosses;
    return { played: games, record: `${wins}–${lost}${draws > 0 ? `–${draws}` : ''}` };
  });
}
