import { seasonView } from '#contract/season/endpoints.ts';
import { seasonInputsPath } from '#contract/season/paths.ts';
import { inLastWeeks } from '#domain/season/inLastWeeks.ts';
import { latelyOf } from '#domain/season/latelyOf.ts';
import { oddsByTeam } from '#domain/season/oddsByTeam.ts';
import type { SeasonCounts } from '#domain/season/seasonCounts.ts';
import type { SeasonFormat } from '#domain/season/seasonFormat.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonRecipe } from '#domain/season/seasonView.ts';
import { seasonViewOf } from '#domain/season/seasonViewOf.ts';
import { withoutMadeUp } from '#domain/season/withoutMadeUp.ts';
import { addDays, type CalendarDate } from '#domain/time/time.ts';
import { seasonWidthOf } from '#engine/fitted/season.ts';
import { carryTo, type LeagueRatings, ratingTable } from '#engine/index.ts';
import { seasonInputs } from '#engine/season/inputs.ts';
import { rulesOf } from '#engine/season/leagues/index.ts';
import { playSeason, SEASON_VERSION, type SeasonOptions, seasonSeed } from '#engine/season/play.ts';
import { PoolCount } from '#engine/season/pools/poolCount.ts';
import { watchedPools } from '#engine/season/pools/watchedPools.ts';
import { certaintyOf } from '#engine/season/proved.ts';
import { withWidth } from '#engine/season/withWidth.ts';
import { canonicalJson, sha256 } from '#slate/archive/hash.ts';
import type { RefreshContext } from '#slate/refresh/context.ts';
import { fixturesBefore } from './fixturesBefore.ts';
import { gamesLeftOf } from './gamesLeft.ts';
import { gradeSeason } from './gradeSeason.ts';
import { isFreshSeason } from './isFresh.ts';
import { lateResults } from './lateResults.ts';
import { seasonLine } from './ledgerLine.ts';
import { publishedShares } from './publishedShares.ts';
import { playedInSeason, seasonRowOf } from './seasonRows.ts';

/** Nothing renews the lease while a season is played: for so long it is held, seconds. */
const LEASE_SECONDS = 120;
/** Days whose games are counted by their result. */
const HINGE_DAYS = 7;

interface Asked {
  readonly format: SeasonFormat;
  readonly season: number;
  readonly day: CalendarDate;
  readonly ratings: LeagueRatings;
  /** Of a sample's day gone by: as often as this, from the games finished before it, and its odds alone. */
  readonly past?: { readonly runs: number } | undefined;
}

/** The first games left that are played within a week. */
const gamesOfWeek = ({ left }: SeasonInputs): number =>
  left.days.filter((day) => day >= 0 && day < HINGE_DAYS).length;

/** What every re-run of the season counts, whatever else it is asked for. */
const countsOf = ({ ways: _, ...counts }: SeasonCounts): string =>
  canonicalJson({ ...counts, hinges: [] });

/** Makes and stores a league's season odds of a day; false if its schedule is not known, or another run has made them. */
export async function forecastSeason(
  context: RefreshContext,
  { format: given, season, day, ratings, past }: Asked,
): Promise<boolean> {
  const { store, lease, now, source, log } = context;
  const runs = past?.runs ?? context.seasons;
  const { sample } = source;
  const { league } = given;
  const schedule = await store.readSchedule(league, season, sample);
  if (!schedule || !isFreshSeason(schedule, day, now)) return false;
  const { groups } = schedule;
  const known = past ? fixturesBefore(schedule.fixtures, day) : schedule.fixtures;
  const fixtures = given.games ? withoutMadeUp(known, given.games) : known;
  const { regular, postseason } = playedInSeason(fixtures);
  if (regular.length === 0) return false;
  const format = given.members === 'games' && groups ? { ...given, groups } : given;
  const published = publishedShares(await store.readPublishedGames({ league }));
  const drawn = seasonInputs({
    league,
    season,
    day,
    format,
    ratings,
    games: regular.map((fixture) => seasonRowOf(fixture, published)),
    postseason: postseason.map((fixture) => seasonRowOf(fixture, published)),
    widening: 1,
  });
  const inputs = withWidth(drawn, seasonWidthOf(league));
  const seed = seasonSeed(league, season, day);
  await store.renewLease(lease, 'simulate', LEASE_SECONDS);
  const begun = performance.now();
  const rules = rulesOf(inputs);
  const pools = new PoolCount(inputs, watchedPools(inputs));
  const whole: SeasonOptions = {
    hinges: gamesOfWeek(inputs),
    ways: inLastWeeks(inputs),
    watch: (_settled, _weight, run) => pools.add(run),
  };
  const counts = playSeason(inputs, seed, runs, { rules, ...(!past && whole) });
  const ms = Math.round(performance.now() - begun);
  if (!past) log(`played the ${league} season ${runs.toLocaleString('en-US')} times in ${ms} ms`);
  const [inputsText, countsText] = [canonicalJson(inputs), countsOf(counts)];
  const inputsHash = sha256(inputsText);
  const recipe: SeasonRecipe = {
    engineVersion: SEASON_VERSION,
    seed: seed.toString(16).padStart(8, '0'),
    runs,
    inputsHash,
    inputsPath: seasonInputsPath(league, inputsHash),
    countsHash: sha256(countsText),
  };
  const table = new Map(ratingTable(carryTo(ratings, season, day)).map((row) => [row.key, row]));
  const sides = await store.readSeasonSides(league);
  const week = { from: addDays(day, -10), to: addDays(day, -7) };
  const view = seasonViewOf({
    inputs,
    counts,
    format,
    asOf: now.toISOString(),
    sample,
    recipe,
    sides,
    ratings: table,
    games: gamesLeftOf(inputs, regular),
    before: await store.readSeasonOdds({ league, season, sample }, week),
    proved: past ? [] : certaintyOf(inputs, format, rules),
    ...(!past && { pools: pools.pools() }),
    lately: latelyOf(lateResults(fixtures), day, (key) => sides.get(key)?.abbreviation ?? key),
  });
  const odds = oddsByTeam(inputs.teams, format.goals, counts);
  const saved = await store.saveSeasonForecast(lease, {
    league,
    season,
    day,
    sample,
    seed: recipe.seed,
    runs,
    engineVersion: recipe.engineVersion,
    inputs: inputsText,
    counts: countsText,
    view: JSON.stringify(seasonView.answer.parse(view)),
    odds,
    ratings: Object.fromEntries(view.teams.map(({ key, rating }) => [key, rating])),
    ratingSds: Object.fromEntries(view.teams.map(({ key, ratingSd }) => [key, ratingSd])),
    payload: seasonLine(inputs, sample, recipe, odds),
  });
  if (past) return saved;
  if (await gradeSeason(context, [inputs, counts, format]))
    log(`graded the odds of the ${league} season`);
  return saved;
}
