import type { FeedGame } from '#domain/game/game.ts';

/** A feed's notes on a game besides sides and score, in the form `ingest_game_notes` takes. */
export const noteRow = (game: FeedGame) => ({
  source_id: game.sourceId,
  home_rank: game.homeTeam.rank,
  away_rank: game.awayTeam.rank,
  occasion: game.occasion,
  series: game.series,
  broadcasts: game.broadcasts,
});
