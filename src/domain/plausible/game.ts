import type { FeedGame, Score, Team } from '../game/game.ts';
import type { Weather } from '../game/weather.ts';
import type { Range } from '../leagues/figures.ts';
import { FIGURES } from '../leagues/index.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import { type Checked, isWithin, type Problem } from './checked.ts';
import { checkQuote } from './quote.ts';

/** The Earth's weather where games are played; the units are those of `Weather`. */
const WEATHER = {
  temperature: [-60, 135],
  windSpeed: [0, 150],
  precipitation: [0, 20],
  visibility: [0, 200],
  humidity: [0, 100],
  uvIndex: [0, 20],
} as const satisfies Partial<Record<keyof Weather, Range>>;

const MEASURED = [
  'temperature',
  'windSpeed',
  'precipitation',
  'visibility',
  'humidity',
  'uvIndex',
] as const satisfies readonly (keyof typeof WEATHER)[];

/** No snow or ice falls above this, °F. */
const WARM = 60;
const FROZEN = /\b(snow|sleet|blizzard|freezing|flurries|ice)\b/i;

/** Weather without impossible figures; undefined if nothing is left. */
export function checkWeather(weather: Weather): Checked<Weather | undefined> {
  const problems: Problem[] = [];
  const kept = { ...weather };
  for (const figure of MEASURED) {
    const value = kept[figure];
    if (value === undefined || isWithin(value, WEATHER[figure])) continue;
    problems.push({ what: figure, reason: `a ${figure} of ${value}` });
    kept[figure] = undefined;
  }
  const { temperature, description } = kept;
  if (temperature !== undefined && temperature > WARM && FROZEN.test(description ?? '')) {
    problems.push({ what: 'description', reason: `${description} at ${temperature}°F` });
    kept.description = undefined;
  }
  const known = [...MEASURED, 'description' as const].some((one) => kept[one] !== undefined);
  return { value: known ? kept : undefined, problems };
}

/** Whether a side can have this many points during a game. */
export function isPossibleScore(points: number, league: League): boolean {
  const [, highest] = FIGURES[league].bounds.finalScore;
  return Number.isInteger(points) && isWithin(points, [0, highest]);
}

/** Why no game of the league ends with a score; undefined if it can. */
export function finalScoreProblem({ home, away }: Score, league: League): string | undefined {
  const { finalScore, level } = FIGURES[league].bounds;
  const text = `${home}–${away} at the end in the ${league}`;
  if (!isWithin(home, finalScore) || !isWithin(away, finalScore)) return text;
  if (home === away && !level) return text;
  // A side's only point would be a safety that has never been scored.
  return LEAGUES[league].sport === 'football' && [home, away].includes(1) ? text : undefined;
}

/** A team, without its record if that has more games than a season. */
function checkRecord(team: Team, league: League): Checked<Team> {
  const played = (team.record ?? '').split('-').reduce((sum, part) => sum + Number(part), 0);
  if (played <= FIGURES[league].bounds.games) return { value: team, problems: [] };
  const problem = { what: `record of ${team.name}`, reason: `a record of ${team.record}` };
  return { value: { ...team, record: undefined }, problems: [problem] };
}

/** A feed's game without implausible prices, records and weather. */
export function checkGame<Game extends FeedGame>(game: Game): Checked<Game> {
  const problems: Problem[] = [];
  const noted = <T>({ value, problems: more }: Checked<T>): T => {
    problems.push(...more);
    return value;
  };
  const odds = game.odds.flatMap((quote) => noted(checkQuote(quote, game.league)) ?? []);
  const openings = game.openings?.flatMap((quote) => {
    const { value, problems: found } = checkQuote(quote, game.league);
    problems.push(...found.map(({ what, reason }) => ({ what: `opening ${what}`, reason })));
    return value ?? [];
  });
  const weatherData = game.weatherData && noted(checkWeather(game.weatherData));
  const homeTeam = noted(checkRecord(game.homeTeam, game.league));
  const awayTeam = noted(checkRecord(game.awayTeam, game.league));
  if (problems.length === 0) return { value: game, problems };
  return {
    value: { ...game, homeTeam, awayTeam, odds, openings, weatherData },
    problems,
  };
}
