import type { GolfOutcome } from '../../outcomes/golf.ts';
import type { TournamentAbout } from '../about.ts';
import type { Figure } from '../rerunnable.ts';

/** One line per player: his chances of winning, of the first 5, 10 and 20, of the cut and of leading after the first round. */
export function tournamentFigures(outcome: GolfOutcome, { names }: TournamentAbout): Figure[] {
  const text = (count: number): string => `${((100 * count) / outcome.runs).toFixed(2)}%`;
  return outcome.players.map((player, at) => [
    names[at] ?? player.id,
    [
      `win ${text(player.wins)}`,
      `top 5 ${text(player.top5)}`,
      `top 10 ${text(player.top10)}`,
      `top 20 ${text(player.top20)}`,
      ...(outcome.cut ? [`cut ${text(player.madeCut)}`] : []),
      `round 1 ${text(player.firstRoundLeads)}`,
    ].join(', '),
  ]);
}
