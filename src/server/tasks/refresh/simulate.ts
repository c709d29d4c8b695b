import type { Game, Squads } from '#domain/game.ts';
import { LEAGUES } from '#domain/league.ts';
import { moneylineProbabilities } from '#domain/prices/fairProbabilities.ts';
import { referenceMarket } from '#domain/prices/referenceMarket.ts';
import { summarize } from '#domain/summary.ts';
import {
  anchorToMarket,
  type LeagueRatings,
  type Matchup,
  predict,
  projectPlayers,
} from '#engine/index.ts';
import { contentHash } from '#server/store/hash.ts';
import type { NewPrediction } from '#server/store/predictionRow.ts';
import type { RefreshContext } from './context.ts';
import type { RatingsByLeague } from './rate.ts';
import { slateWindow, stillNamed } from './window.ts';

const DAY = 86_400_000;

/**
 * Whole days between a team's game and its one before among `games`; undefined where there is none.
 * Postponed games were not played and do not count.
 */
function restDays(
  games: readonly Game[],
): (game: Game, side: 'home' | 'away') => number | undefined {
  const starts = new Map<string, number[]>();
  for (const game of games) {
    if (game.status === 'postponed') continue;
    for (const team of [game.homeTeam.name, game.awayTeam.name]) {
      const key = `${game.league}:${team}`;
      const list = starts.get(key) ?? [];
      list.push(Date.parse(game.gameTime));
      starts.set(key, list);
    }
  }
  return (game, side) => {
    const team = side === 'home' ? game.homeTeam.name : game.awayTeam.name;
    const start = Date.parse(game.gameTime);
    const earlier = (starts.get(`${game.league}:${team}`) ?? []).filter((time) => time < start);
    return earlier.length === 0 ? undefined : Math.round((start - Math.max(...earlier)) / DAY);
  };
}

/** A game this close to its start takes no new prediction: it must be on the ledger before the start. */
const MARGIN_MS = 60_000;
/** Days before the slate that are read for rest days. */
const REST_DAYS_READ = 10;

const openForPrediction = (game: Game, now: Date): boolean =>
  game.status === 'scheduled' && Date.parse(game.gameTime) - MARGIN_MS > now.getTime();

function matchup(game: Game, rest: ReturnType<typeof restDays>): Matchup {
  const { homeTeam: home, awayTeam: away } = game;
  const homeRest = rest(game, 'home');
  const awayRest = rest(game, 'away');
  return {
    league: game.league,
    season: game.season,
    gameTime: game.gameTime,
    homeName: home.name,
    awayName: away.name,
    // A team the fit did not know is learned under its name.
    homeKey: home.ratingKey ?? home.name,
    awayKey: away.ratingKey ?? away.name,
    neutralSite: game.neutralSite,
    postseason: game.postseason,
    ...(homeRest !== undefined && { homeRestDays: homeRest }),
    ...(awayRest !== undefined && { awayRestDays: awayRest }),
  };
}

/** What is known of one game beside the feed's own facts. */
interface Known {
  readonly ratings: LeagueRatings;
  readonly rest: ReturnType<typeof restDays>;
  readonly squads: Squads | undefined;
}

/** The new prediction of a game, or the id of the stored one with the same inputs. */
function predictGame(
  game: Game,
  { ratings, rest, squads }: Known,
  stored: ReadonlyMap<string, number>,
  { runs, now }: RefreshContext,
): number | NewPrediction {
  const market = referenceMarket(game.odds);
  const asked = matchup(game, rest);
  // One run is enough to learn the recipe: most games need no more, because nothing has changed.
  const probe = predict(asked, ratings, 1);
  const inputHash = contentHash({
    recipe: { ...probe.recipe, iterations: runs },
    market,
    squads,
    pool: ratings.pool,
  });
  const id = stored.get(`${game.id}:${inputHash}`);
  if (id !== undefined) return id;
  const { grid, recipe, ratedFrom } = predict(asked, ratings, runs);
  const summary = summarize(grid, LEAGUES[game.league].canDraw, market);
  const fair = market?.moneyline && moneylineProbabilities(market.moneyline);
  const marketAnchored = fair && anchorToMarket(ratings, summary, fair);
  const prediction = {
    ...summary,
    ...(marketAnchored && { marketAnchored }),
    ratedFrom,
    ...(squads && { projectedPlayerStats: projectPlayers(grid, squads) }),
    recipe,
    asOf: now.toISOString(),
  };
  return { gameId: game.id, inputHash, market, prediction };
}

/**
 * Simulates every game of the slate that has not begun, and stores what is new.
 * Answers the prediction id of each by its game.
 */
export async function simulate(
  context: RefreshContext,
  ratings: RatingsByLeague,
): Promise<ReadonlyMap<number, number>> {
  const { store, lease, now, source } = context;
  const { from, to } = slateWindow(now, source.sample);
  const earlier = new Date(from.getTime() - REST_DAYS_READ * DAY);
  const games = stillNamed(await store.readGames({ from: earlier, to, sample: source.sample }));
  const rest = restDays(games);
  const open = games.filter((game) => openForPrediction(game, now));
  const openIds = open.map((game) => game.id);
  const known = await store.knownPredictions(openIds);
  const squads = await store.readSquads(openIds);
  const ids = new Map<number, number>();
  const fresh: NewPrediction[] = [];
  for (const game of open) {
    const rating = ratings.get(game.league);
    if (!rating) continue;
    const about = { ratings: rating, rest, squads: squads.get(game.id) };
    const made = predictGame(game, about, known, context);
    if (typeof made === 'number') ids.set(game.id, made);
    else fresh.push(made);
    // Lets the lease's heartbeat in between two games.
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const [gameId, id] of await store.savePredictions(lease, fresh)) ids.set(gameId, id);
  return ids;
}
