import type { Game } from '#domain/game/game.ts';
import type { Prediction } from '#domain/game/prediction.ts';
import type { PlayersRecipe } from '#domain/players/line.ts';
import { givenOn } from '#domain/prices/givenOn.ts';
import { gamePicks } from '#domain/record/picks/gamePicks.ts';
import { contentHash } from '#slate/archive/hash.ts';

/**
 * A published prediction in its ledger form: enough to run it again, the picks to grade, and their prices as far as they may be
 * given on.
 * @param others games of the same two sides within a day of it
 * @param players what draws its players' lines again, if it has any: its hash is said
 */
export function ledgerPayload(
  game: Game,
  prediction: Prediction,
  others: readonly number[] = [],
  players?: PlayersRecipe,
) {
  const { simulationData, recipe } = prediction;
  const { quotes, withheld } = givenOn(game.odds);
  return {
    type: 'prediction',
    game: {
      id: game.id,
      league: game.league,
      gameTime: game.gameTime,
      home: game.homeTeam.name,
      away: game.awayTeam.name,
      sample: game.sample,
      ...(!game.timeKnown && { timeKnown: false }),
      ...(others.length > 0 && { sameSides: others }),
    },
    prediction: {
      id: prediction.id,
      asOf: prediction.asOf,
      homeWinProbability: prediction.homeWinProbability,
      awayWinProbability: prediction.awayWinProbability,
      drawProbability: prediction.drawProbability,
      ...(prediction.own && { own: prediction.own }),
      ...(prediction.anchor && { anchor: prediction.anchor }),
      ...(prediction.bothRated !== undefined && { bothRated: prediction.bothRated }),
      ...(prediction.learnedTo && { learnedTo: prediction.learnedTo }),
      ...(prediction.ratedFrom && { ratedFrom: prediction.ratedFrom }),
      spread: prediction.spread,
      total: prediction.total,
      gridHash: contentHash(simulationData.grid),
      recipe,
      ...(players && { players: { hash: contentHash(players) } }),
    },
    picks: gamePicks({ ...game, prediction }),
    odds: quotes,
    ...(withheld > 0 && { pricesWithheld: withheld }),
  };
}
