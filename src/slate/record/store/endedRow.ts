import * as z from 'zod';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import type { OwnForecast } from '#domain/prices/ownForecast.ts';
import type { EndedGame } from '#domain/record/endedGame.ts';
import { timestampColumn } from '#store/columns.ts';

/** Our model's own forecast as the ledger has it. */
const ownColumn: z.ZodType<OwnForecast> = z.object({
  homeWinProbability: z.number(),
  awayWinProbability: z.number(),
  drawProbability: z.number(),
  spread: z.number(),
  total: z.number(),
});

/** A finished or called-off game, with what grading its picks and bets needs. */
export const endedRow = z.object({
  game_id: z.int(),
  league: z.enum(TEAM_LEAGUES),
  game_time: timestampColumn,
  home_name: z.string(),
  away_name: z.string(),
  home_score: z.int().nullable(),
  away_score: z.int().nullable(),
  called_after: z.number().nullable(),
  own: ownColumn.nullable(),
});

/** The game of a row. @param odds each book's last quote before the start */
export const endedGameOf = (
  row: z.infer<typeof endedRow>,
  odds: readonly OddsQuote[],
): EndedGame => ({
  league: row.league,
  gameTime: row.game_time,
  sides: { home: row.home_name, away: row.away_name },
  score:
    row.home_score === null || row.away_score === null
      ? null
      : { home: row.home_score, away: row.away_score },
  ...(row.called_after !== null && { calledAfter: row.called_after }),
  odds,
  ...(row.own && { own: row.own }),
});
