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
import { type PlayersAhead, playersAhead } from './players/playersAhead.ts';
import { breathOf, playWaiting, triedPlay, type WaitingPrediction } from './playWaiting.ts';
import type { RatingsByLeague } from './rate.ts';
import type { SeedOf } from './seeds/drawSeeds.ts';
import { SEEDS, type Seed, type Unseeded } from './seeds/unseeded.ts';
import { standing } from './standing.ts';
import { whoIn, whoPlays } from './whoPlays.ts';
import { slateWindow, stillNamed } from './window.ts';

const DAY = 86_400_000;

/**
 * Whole days between a team's game and its previous one among `games`; undefined if there is none. Postponed games were not
 * played and do not count.
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

/** The number of a game among those of the same sides on one UTC day, by start: 1, 2 or more. Seeds count days in UTC. */
function gameNumbers(games: readonly Game[]): (game: Game) => number {
  const keyOf = ({ league, gameTime, homeTeam, awayTeam }: Game): string =>
    [league, gameTime.slice(0, 10), homeTeam.name, awayTeam.name].join('|');
  const pairs = Map.groupBy(games, keyOf);
  const isBefore = (one: Game, other: Game): boolean =>
    one.gameTime < other.gameTime || (one.gameTime === other.gameTime && one.id < other.id);
  return (game) => 1 + (pairs.get(keyOf(game)) ?? []).filter((one) => isBefore(one, game)).length;
}

/** No new prediction is made this close to a game's start, because it must be on the ledger before the start. */
const MARGIN_MS = 60_000;
/** Days before the slate that are read to compute rest days. */
const REST_DAYS_READ = 10;

const openForPrediction = (game: Game, now: Date): boolean =>
  game.status === 'scheduled' && Date.parse(game.gameTime) - MARGIN_MS > now.getTime();

/** The game in the engine's form; undefined if a side has no rating key: there is no figure then. */
function matchup(
  game: Game,
  rest: ReturnType<typeof restDays>,
  gameNumber: number,
  now: Date,
): Matchup | undefined {
  const { homeTeam: home, awayTeam: away } = game;
  const { ratingKey: homeKey } = home;
  const { ratingKey: awayKey } = away;
  if (homeKey === undefined || awayKey === undefined) return undefined;
  const homeRest = rest(game, 'home');
  const awayRest = rest(game, 'away');
  return {
    league: game.league,
    season: game.season,
    gameTime: game.gameTime,
    gameNumber,
    homeName: home.name,
    awayName: away.name,
    homeKey,
    awayKey,
    neutralSite: game.neutralSite,
    postseason: game.postseason,
    ...(homeRest !== undefined && { homeRestDays: homeRest }),
    ...(awayRest !== undefined && { awayRestDays: awayRest }),
    ...whoPlays(game, now),
  };
}

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
async function predictGame(
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
  const asSaid = standing({ inputHash: '', ...told(rated.fullest(runs, anchor)) }, stored, saidId);
  if (asSaid) return asSaid.id;
  const prepared = rated.prepare(runs, anchor);
  const { recipe } = prepared;
  // Without a line that cannot be met it may say what was said.
  const { from, figures, factsHash } = told(recipe);
  // Most games need no squads either.
  const said = standing({ inputHash: '', factsHash, figures }, stored, saidId);
  if (said) return said.id;
  const squads = await players.squadsOf(game);
  const sides = squads && { home: squads.home ?? null, away: squads.away ?? null };
  const inputs = { ...from, recipe, anchor: anchor ?? null, seeds: SEEDS, squads: sides ?? null };
  const inputHash = contentHash(inputs);
  const stands = standing({ inputHash, factsHash, figures }, stored, saidId);
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

/** Games with their predictions that stand, and those to be simulated. */
interface PlannedGames {
  readonly ids: ReadonlyMap<number, number>;
  readonly waiting: readonly WaitingPrediction<NewPrediction>[];
}

/** Finds which games of the slate and of the rated leagues that have not begun need a new prediction. */
export async function planGames(
  context: RefreshContext,
  ratings: RatingsByLeague,
): Promise<PlannedGames> {
  const { store, now, source } = context;
  const breathe = breathOf(context);
  const { from, to } = slateWindow(now, source.sample);
  const earlier = new Date(from.getTime() - REST_DAYS_READ * DAY);
  const games = stillNamed(await store.readGames({ from: earlier, to, sample: source.sample }));
  const rest = restDays(games);
  const open = games.filter((game) => openForPrediction(game, now));
  const openIds = open.map((game) => game.id);
  const known = await store.knownPredictions(openIds);
  const ledgered = await store.ledgeredPredictions(openIds);
  const rated = open.filter(({ league }) => ratings.has(league));
  const players = await playersAhead(context, rated);
  const gameNumber = gameNumbers(games);
  const ids = new Map<number, number>();
  const waiting: WaitingPrediction<NewPrediction>[] = [];
  for (const game of open) {
    const rating = ratings.get(game.league);
    const asked = matchup(game, rest, gameNumber(game), now);
    if (!rating || !asked) continue;
    const about = {
      ratings: rating,
      asked,
      players,
      stored: known.get(game.id) ?? [],
      saidId: ledgered.get(game.id),
    };
    const name = `${game.league} ${game.awayTeam.name} at ${game.homeTeam.name}`;
    const made = await triedPlay(context, name, () => predictGame(game, about, context));
    if (typeof made === 'number') ids.set(game.id, made);
    else if (made) waiting.push({ name, ...made });
    await breathe();
  }
  return { ids, waiting };
}

/** Simulates what waits for its seed, and stores it. Returns prediction ids by game. */
export async function playGames(
  context: RefreshContext,
  { ids: standing, waiting }: PlannedGames,
  seedOf: SeedOf,
): Promise<ReadonlyMap<number, number>> {
  const { store, lease } = context;
  const ids = new Map(standing);
  await playWaiting(context, waiting, seedOf, async (made) => {
    for (const [game, id] of await store.savePredictions(lease, made)) ids.set(game, id);
  });
  return ids;
}
