import { leagueSaid } from '#domain/leagues/leagueSaid.ts';
import { type PlayerLeague, playersDrawnBy } from '#domain/players/statNames.ts';

interface Props {
  readonly league: PlayerLeague;
}

/** That a league's players are drawn by what was fitted on another one's, and why; nothing of the others. */
export function DrawnBy({ league }: Props) {
  const other = playersDrawnBy(league);
  return other === undefined
    ? null
    : `Drawn by what was fitted on players of ${leagueSaid(other)}: our old records of ${leagueSaid(league)} do not tell who played how long. `;
}
