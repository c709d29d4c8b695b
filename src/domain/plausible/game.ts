import type { FeedGame, Team } from '../game.ts';
import type { League } from '../league.ts';
import { FIGURES } from '../leagues/index.ts';
import type { Checked, Problem } from './checked.ts';
import { checkQuote } from './quote.ts';
import { checkSquad } from './squad.ts';
import { checkWeather } from './weather.ts';

/** A team without a record of more games than a season has. */
function checkRecord(team: Team, league: League): Checked<Team> {
  const played = (team.record ?? '').split('-').reduce((sum, part) => sum + Number(part), 0);
  if (played <= FIGURES[league].bounds.games) return { value: team, problems: [] };
  const problem = { what: `record of ${team.name}`, reason: `a record of ${team.record}` };
  return { value: { ...team, record: undefined }, problems: [problem] };
}

/** A feed's game without the prices, figures of players and weather that cannot be true. */
export function checkGame<Game extends FeedGame>(game: Game): Checked<Game> {
  const problems: Problem[] = [];
  const noted = <T>({ value, problems: more }: Checked<T>): T => {
    problems.push(...more);
    return value;
  };
  const odds = game.odds.flatMap((quote) => noted(checkQuote(quote, game.league)) ?? []);
  const weatherData = game.weatherData && noted(checkWeather(game.weatherData));
  const home = game.squads?.home && noted(checkSquad(game.squads.home, game.league));
  const away = game.squads?.away && noted(checkSquad(game.squads.away, game.league));
  const homeTeam = noted(checkRecord(game.homeTeam, game.league));
  const awayTeam = noted(checkRecord(game.awayTeam, game.league));
  if (problems.length === 0) return { value: game, problems };
  const squads = home || away ? { home, away } : undefined;
  return { value: { ...game, homeTeam, awayTeam, odds, weatherData, squads }, problems };
}
