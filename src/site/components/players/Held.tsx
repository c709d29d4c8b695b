import type { League } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { PastPlayerGame } from '#domain/players/past/playedGame.ts';
import { LEAST_SAID_GAMES, saidRight } from '#domain/players/past/saidRight.ts';
import { inUnit, statLabel } from '#domain/players/statText.ts';

interface Props {
  readonly games: readonly PastPlayerGame[];
  readonly stats: readonly string[];
  readonly league: League;
}

/** How far what was said of a player's stats was off, counted in his own games; a line that says so of too few. */
export function Held({ games, stats, league }: Props) {
  const counted = stats.flatMap((stat) => {
    const held = saidRight(games, stat, league);
    return held ? [{ stat, held }] : [];
  });
  if (counted.length === 0)
    return (
      <p className="note">{`Our error on him is counted from ${LEAST_SAID_GAMES} forecast games on.`}</p>
    );
  return (
    <ul className="held">
      {counted.map(({ stat, held: { games: of, within, error, besideAverage } }) => {
        const missed = (value: number): string => inUnit(stat, value).toFixed(1);
        return (
          <li key={stat}>
            <b>{statLabel(stat)}</b>
            {`: ${percent(100 * within)} of ${of} games from floor to ceiling (60% or more are meant to be), off by ${missed(error)} on average.`}
            {besideAverage &&
              ` His season average would have been off by ${missed(besideAverage.averageError)} in ${besideAverage.games} of them, we by ${missed(besideAverage.error)}.`}
          </li>
        );
      })}
    </ul>
  );
}
