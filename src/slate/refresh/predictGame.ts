import { isStale } from '#domain/game/freshness.ts';
import type { Game } from '#domain/game/game.ts';
import type { Recipe } from '#domain/game/prediction.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { consensusOf } from '#domain/prices/consensus.ts';
import { countedQuote } from '#domain/prices/market.ts';
import { referenceMarket } from '#domain/prices/referenceMarket.ts';
import { summarize } from '#domain/words/summary.ts';
import {
  forecastGame,
  type LeagueRatings,
  learnedTo,
  type Matchup,
  withoutFigures,
} from '#engine/index.ts';
import { contentHash } from '#slate/archive/hash.ts';
import type { NewPrediction } from '#slate/archive/predictionRow.ts';
import type { KnownPrediction } from '#slate/archive/predictions.ts';
import type { RefreshContext } from './context.ts';
import { drawPlayers } from './players/drawPlayers.ts';
import type { PlayersAhead } from './players/playersAhead.ts';
import { SEEDS, type Seed, type Unseeded } from './seeds/unseeded.ts';
import { standingPrediction } from './standing.ts';
import { whoIn } from './whoPlays.ts';

/** Facts about a game besides the feed's own. */
interface Known {
  readonly ratings: LeagueRatings;
  readonly asked: Matchup;
  readonly players: PlayersAhead;
  /** Its stored predictions, oldest first, and the id of its last one on the ledger. */
  readonly stored: readonly KnownPrediction[];
  readonly saidId: number | undefined;
}

/** A game's new prediction, but for its seed, or the id of the stored one that is still valid. */
export async function predictGame(
  game: Game,
  { ratings, asked, players, stored, saidId }: Known,
  context: RefreshContext,
): Promise<number | Unseeded<NewPrediction>> {
  const { runs, now } = context;
  const { odds, gameTime, league } = game;
  // Prices that nobody has confirmed recently are no market, but a prediction based on them is better than none.
  const old = odds.length > 0 && odds.every(({ asOf }) => isStale(asOf, gameTime, now));
  if (old && saidId !== undefined) return saidId;
  const at = { gameTime, now: now.toISOString() };
  const rated = forecastGame(asked, ratings);
  const { own, bothRated } = rated;
  const anchor = consensusOf(league, odds, at, own);
  // Who plays counts even if the model knows none of the players.
  const known = { own, bothRated, players: players.factsOf(game), who: whoIn(asked) };
  const told = (recipe: Recipe) => {
    const { figures, facts } = withoutFigures(recipe);
    const from = { facts, ...known };
    return { from, figures, factsHash: contentHash(from) };
  };
  // Most games need no table of scores, because nothing has changed.
  const asSaid = standingPrediction(
    { inputHash: '', ...told(rated.fullest(runs, anchor)) },
    stored,
    saidId,
  );
  if (asSaid) return asSaid.id;
  const prepared = rated.prepare(runs, anchor);
  const { recipe } = prepared;
  // Without a line that cannot be met it may say what was said.
  const { from, figures, factsHash } = told(recipe);
  // Most games need no squads either.
  const said = standingPrediction({ inputHash: '', factsHash, figures }, stored, saidId);
  if (said) return said.id;
  const squads = await players.squadsOf(game);
  const sides = squads && { home: squads.home ?? null, away: squads.away ?? null };
  const inputs = { ...from, recipe, anchor: anchor ?? null, seeds: SEEDS, squads: sides ?? null };
  const inputHash = contentHash(inputs);
  const stands = standingPrediction({ inputHash, factsHash, figures }, stored, saidId);
  if (stands) return stands.id;
  // A pick is graded at the price of a counted book.
  const market = anchor && referenceMarket(odds.map((quote) => countedQuote(quote, anchor)));
  const play = ({ seed, from: seedFrom }: Seed): NewPrediction => {
    const made = prepared.play(seed);
    const { grid, ratedFrom } = made;
    const drawn = squads && drawPlayers(squads, { ...made.recipe, grid }, context);
    const prediction = {
      ...summarize(grid, LEAGUES[league].canDraw, anchor, own),
      own,
      ...(anchor && { anchor }),
      bothRated,
      learnedTo: learnedTo(ratings),
      ratedFrom,
      ...(drawn?.projected.length && { projectedPlayerStats: drawn.projected }),
      recipe: { ...made.recipe, seedFrom },
      asOf: now.toISOString(),
    };
    const players = drawn && { recipe: drawn.recipe, lines: drawn.lines };
    return { gameId: game.id, inputHash, factsHash, figures, market, prediction, players };
  };
  return { contest: { gameId: game.id }, recipe, seedParts: prepared.seedParts, play };
}
