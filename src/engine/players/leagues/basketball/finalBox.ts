import type { FinalSide, PlayerFinal } from '#domain/players/playerFinal.ts';
import type { BasketballBoxLine, BasketballBoxScore } from '../../basketball/state.ts';
import { COUNTS } from '../../basketball/stats.ts';
import { placeOfPosition } from './placeOfPosition.ts';

/** Players without whom a side's box score says nothing. */
const LEAST_PLAYERS = 5;

/** A final as the model learns from it; undefined if a side has no five players with minutes. */
export function basketballBox(final: PlayerFinal): BasketballBoxScore | undefined {
  const home = linesOf(final.home);
  const away = linesOf(final.away);
  if (Math.min(home.length, away.length) < LEAST_PLAYERS) return undefined;
  return {
    season: final.season,
    home: final.home.team,
    away: final.away.team,
    homeScore: final.home.score,
    awayScore: final.away.score,
    lines: [...home, ...away],
  };
}

const linesOf = ({ team, lines }: FinalSide): BasketballBoxLine[] =>
  lines.flatMap(({ playerId, position, stats }) => {
    const { minutes, threesTried } = stats;
    if (minutes === undefined || minutes <= 0) return [];
    return [
      {
        playerId,
        team,
        position: placeOfPosition(position ?? ''),
        minutes,
        counts: COUNTS.map((name) => stats[name] ?? Number.NaN),
        ...(threesTried !== undefined && { threesTried }),
      },
    ];
  });
