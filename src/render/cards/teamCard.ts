import { startText } from '#components/game/gameText.ts';
import type { TeamPage } from '#components/record/teamsOf.ts';
import type { Game } from '#domain/game/game.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { Card } from './card.ts';

interface Rated {
  readonly name: string;
}

/** The social card of a team's page: its next game and its place in our ratings; none for a team without games. */
export function teamCard(
  { league, team }: TeamPage,
  [next]: readonly Game[],
  ratings: readonly Rated[],
): Card | undefined {
  if (!next) return undefined;
  const { homeTeam, awayTeam, prediction } = next;
  const atHome = homeTeam.name === team.name;
  const place = ratings.findIndex(({ name }) => name === team.name) + 1;
  const chance =
    prediction && (atHome ? prediction.homeWinProbability : prediction.awayWinProbability);
  return {
    title: `${team.name} predictions`,
    kicker: `${next.sample ? 'Sample · ' : ''}${awayTeam.shortName} @ ${homeTeam.shortName}, ${startText(next)}`,
    figures: [
      ...(chance === undefined ? [] : [{ label: 'to win it', value: percent(chance, 1) }]),
      ...(place > 0
        ? [
            {
              label: `of ${ratings.length} in our ${LEAGUES[league].name} ratings`,
              value: `#${place}`,
            },
          ]
        : []),
    ],
  };
}
