import { isClosed } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { payingPrices } from '#domain/prices/payingPrices.ts';
import { withoutReadings } from '#domain/prices/withoutReadings.ts';
import { type CalendarDate, easternDate } from '#domain/time/time.ts';
import { isOld, withCurrentPrices } from './age.ts';

/** The line's content: the games of one New York day that have not started, soonest first. */
export interface VoiceBoard {
  /** Today, or the next day with games; undefined without games. */
  readonly date: CalendarDate | undefined;
  readonly today: boolean;
  readonly games: readonly CardGame[];
  /** Leagues that have games then, in the site's order. */
  readonly leagues: readonly League[];
  /** Prices that pay of these games. */
  readonly paying: number;
  /** When the last of these games, or the empty list, was confirmed, ISO 8601 in UTC; undefined before the first. */
  readonly asOf: string | undefined;
  /** True if that was a day ago or longer, or never. */
  readonly old: boolean;
}

const latest = (games: readonly CardGame[]): string | undefined =>
  games.map(({ asOf }) => asOf).sort((a, b) => Date.parse(b) - Date.parse(a))[0];

/** The board at a time. @param listAsOf when a refresh last confirmed the list */
export function voiceBoard(
  games: readonly CardGame[],
  listAsOf: string | undefined,
  now: Date,
): VoiceBoard {
  const open = games
    .map(withoutReadings)
    .filter((game) => !isClosed(game, now))
    .sort((a, b) => Date.parse(a.gameTime) - Date.parse(b.gameTime) || a.id - b.id);
  const [first] = open;
  const date = first && easternDate(first.gameTime);
  const then = open.filter(({ gameTime }) => easternDate(gameTime) === date);
  const asOf = then.length === 0 ? listAsOf : latest(then);
  const old = asOf === undefined || isOld(asOf, now);
  return {
    date,
    today: date === easternDate(now),
    games: then,
    leagues: TEAM_LEAGUES.filter((code) => then.some(({ league }) => league === code)),
    paying: old
      ? 0
      : payingPrices(
          then.map((game) => withCurrentPrices(game, now)),
          now,
        ).length,
    asOf,
    old,
  };
}

export const gamesOfLeague = ({ games }: VoiceBoard, league: League): readonly CardGame[] =>
  games.filter((game) => game.league === league);
