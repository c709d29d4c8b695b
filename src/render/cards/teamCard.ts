import { startText } from '#components/game/gameText.ts';
import type { TeamPage } from '#components/record/teamPages.ts';
import type { Game } from '#domain/game/game.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { seasonOddsText } from '#domain/season/oddsText.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { titleGoal } from '#domain/season/sortSeason.ts';
import { longDateTime } from '#domain/time/time.ts';
import type { CardFigure, ShareCard } from './card.ts';

interface Rated {
  readonly name: string;
}

/** A team's odds of the first goal and of the title: "Playoffs 94%". */
function seasonFigures(season: SeasonView | undefined, name: string): readonly CardFigure[] {
  const own = season?.teams.find((team) => team.name === name);
  if (!season || !own) return [];
  return [...new Set([0, titleGoal(season)])].map((goal) => ({
    label: season.format.goals[goal]?.name ?? '',
    value: seasonOddsText(own.odds[goal] ?? 0, own.certain[goal]),
  }));
}

/** A team's season when no game of it is on the slate. */
function cardBetweenGames(name: string, season: SeasonView | undefined): ShareCard | undefined {
  const figures = seasonFigures(season, name);
  if (!season || figures.length === 0) return undefined;
  return {
    title: `${name} season odds`,
    kicker: `${season.sample ? 'Sample · ' : ''}${LEAGUES[season.league].name} ${season.seasonName}`,
    figures,
    asOf: `As of ${longDateTime(season.asOf)}`,
  };
}

/**
 * The social card of a team's page: its season's odds, its next game and its place in our ratings; none for a team that has neither
 * a game nor a season.
 */
export function teamCard(
  { league, team }: TeamPage,
  [next]: readonly Game[],
  ratings: readonly Rated[],
  season?: SeasonView,
): ShareCard | undefined {
  if (!next) return cardBetweenGames(team.name, season);
  const { homeTeam, awayTeam, prediction } = next;
  const atHome = homeTeam.name === team.name;
  const place = ratings.findIndex(({ name }) => name === team.name) + 1;
  const chance =
    prediction && (atHome ? prediction.homeWinProbability : prediction.awayWinProbability);
  const own = seasonFigures(season, team.name);
  return {
    title: `${team.name} predictions`,
    kicker: `${next.sample ? 'Sample · ' : ''}${awayTeam.shortName} @ ${homeTeam.shortName}, ${startText(next)}`,
    figures: [
      ...own,
      ...(chance === undefined ? [] : [{ label: 'to win the game', value: percent(chance, 1) }]),
      ...(place > 0
        ? [
            {
              label: `of ${ratings.length} in our ${LEAGUES[league].name} ratings`,
              value: `#${place}`,
            },
          ]
        : []),
    ],
    ...(season && own.length > 0 && { asOf: `As of ${longDateTime(season.asOf)}` }),
  };
}
