import { boutContests, gameContest } from '#contract/answers/followed/contest.ts';
import { followedContestSchema, worthSeeingSchema } from '#contract/answers/followed/schema.ts';
import { lopsidedGames } from '#contract/answers/followed/worth.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { item, type OnBreach, type RenderedSlate } from '../rendering.ts';
import { type TimedText, timedList } from '../timedText.ts';

const FIGHTS = ['UFC', 'Boxing'] as const;

/** What the answer about followed sides takes from a slate: its games and bouts by league, and the night's most lopsided games. */
export function renderFollowed(
  { games, events, asOf }: RenderedSlate,
  refused: OnBreach,
): readonly (readonly [string, TimedText])[] {
  const contestsOf = (league: string) =>
    games.filter((game) => game.league === league).map((game) => gameContest(game, asOf));
  const boutsOf = (sport: string) =>
    events.flatMap((event) =>
      event.kind === 'fights' && event.league === sport ? boutContests(event) : [],
    );
  const lopsided = lopsidedGames(games, asOf).flatMap((worth) =>
    item(worthSeeingSchema, worth, refused, { until: Date.parse(worth.start) }),
  );
  const listed = (contests: ReturnType<typeof contestsOf>) =>
    timedList(contests.flatMap((contest) => item(followedContestSchema, contest, refused)));
  return [
    ...TEAM_LEAGUES.map(
      (league) => [ANSWER_KEYS.followedContests(league), listed(contestsOf(league))] as const,
    ),
    ...FIGHTS.map((sport) => {
      const bouts = boutsOf(sport);
      return [ANSWER_KEYS.followedContests(sport), listed(bouts)] as const;
    }),
    [ANSWER_KEYS.lopsidedGames, timedList(lopsided)],
  ];
}
