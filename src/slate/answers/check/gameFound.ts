import * as z from 'zod/mini';
import type { FoundLegs } from '#domain/check/priceAsked.ts';
import { isClosed } from '#domain/game/freshness.ts';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';

/** The parts of a game's answer (contract/gameById.ts) that a check needs: it was checked when it was rendered. */
const checkedGame = z.object({
  league: z.enum(TEAM_LEAGUES),
  status: z.enum(['scheduled', 'live', 'final', 'postponed']),
  gameTime: z.string(),
  odds: z.array(
    z.object({
      provider: z.string(),
      sample: z.boolean(),
      moneyline: z.optional(
        z.object({ home: z.number(), away: z.number(), draw: z.optional(z.number()) }),
      ),
      spread: z.optional(
        z.object({ line: z.number(), home: z.optional(z.number()), away: z.optional(z.number()) }),
      ),
      total: z.optional(
        z.object({ line: z.number(), over: z.optional(z.number()), under: z.optional(z.number()) }),
      ),
    }),
  ),
  prediction: z.optional(
    z.object({
      id: z.int(),
      asOf: z.string(),
      projectedPlayerStats: z.optional(z.array(z.object({ plays: z.optional(z.number()) }))),
      simulationData: z.object({ grid: z.array(z.tuple([z.int(), z.int(), z.array(z.int())])) }),
    }),
  ),
});

const CLOSED = {
  begun: 'This game has begun: no price of before it can be taken',
  final: 'This game is over',
  postponed: 'This game was called off',
} as const;
const NO_FIGURES = 'We have no figures of this game yet';
export const NO_GAME = 'We have no such game';

/** The prediction that a game's figures are of: its players' lines are stored under its number. */
export interface FoundPrediction {
  readonly id: number;
  readonly league: League;
  readonly grid: ScoreGrid;
  /** Whether players' lines were drawn with it. */
  readonly hasLines: boolean;
}

/** A contest as found, when its figures were made, and of a game its prediction. */
export type DatedFound = FoundLegs & {
  readonly asOf?: string | undefined;
  readonly prediction?: FoundPrediction | undefined;
};

/** A game of an answer's text, ready to be checked; or why it cannot be. */
export function gameFound(text: string, now: Date): DatedFound {
  const game = checkedGame.parse(JSON.parse(text));
  if (isClosed(game, now.toISOString())) {
    const why = game.status === 'final' || game.status === 'postponed' ? game.status : 'begun';
    return { problem: 'closed', text: CLOSED[why] };
  }
  const { prediction } = game;
  const grid: ScoreGrid | undefined = prediction?.simulationData.grid;
  if (!prediction || !grid || grid.length === 0) return { problem: 'noFigures', text: NO_FIGURES };
  const { canDraw } = LEAGUES[game.league];
  // A sample's price is offered by nobody, but a sample site has no others, and says so everywhere.
  return {
    contest: { kind: 'game', grid, canDraw },
    quotes: game.odds,
    asOf: prediction.asOf,
    prediction: {
      id: prediction.id,
      league: game.league,
      grid,
      hasLines: prediction.projectedPlayerStats?.some(({ plays }) => plays !== undefined) ?? false,
    },
  };
}
