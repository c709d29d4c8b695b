import { type MainGoal, mainGoals } from '#domain/follow/mainGoals.ts';
import type { League } from '#domain/leagues/league.ts';
import { pointsCount } from '#domain/season/counted.ts';
import {
  goalVerb,
  isOwn,
  type NamedHinge,
  namedHinges,
  ownResultShares,
} from '#domain/season/hingeWords.ts';
import { seasonOddsText } from '#domain/season/oddsText.ts';
import { seasonPath } from '#domain/season/seasonPaths.ts';
import type { SeasonTeam, SeasonView } from '#domain/season/seasonView.ts';
import { sortSeason, titleGoal } from '#domain/season/sortSeason.ts';
import { slug } from '#domain/words/slug.ts';

/** What one of a team's own games changes for it. */
interface OwnChange {
  /** Start of the game, ISO 8601 in UTC. */
  readonly start: string;
  /** "make the playoffs" */
  readonly verb: string;
  /** "win 97%, lose 88%" */
  readonly says: string;
}

/** A team's season in short. */
interface FollowedTeamSeason {
  readonly key: string;
  readonly name: string;
  readonly shortName: string;
  /** Won–lost, as its table has it. */
  readonly record: string;
  readonly goals: readonly MainGoal[];
  /** "11.8 wins (10–13)" */
  readonly expected: string;
  /** Of each of its games this week that changes something, the goal for which it changes most. */
  readonly changes: readonly OwnChange[];
}

/** A league's season, as the answer about followed sides is made from it. */
export interface FollowedSeason {
  readonly league: League;
  readonly seasonName: string;
  readonly path: string;
  readonly sample: boolean;
  /** ISO 8601 in UTC. */
  readonly asOf: string;
  /** The Eastern day of the odds. */
  readonly day: string;
  /** "Bills 14%, Chiefs 12%, Lions 11% to win the Super Bowl" */
  readonly favorites: string;
  readonly teams: readonly FollowedTeamSeason[];
}

const FAVORITES = 3;

function favoritesOf(view: SeasonView): string {
  const goal = titleGoal(view);
  const first = sortSeason(view.teams, { by: 'goal', goal }).slice(0, FAVORITES);
  const said = first.map(
    ({ shortName, odds, certain }) =>
      `${shortName} ${seasonOddsText(odds[goal] ?? 0, certain[goal])}`,
  );
  return `${said.join(', ')} to ${goalVerb(view, goal)}`;
}

function changesOf(view: SeasonView, own: readonly NamedHinge[]): readonly OwnChange[] {
  const biggest = new Map<number, NamedHinge>();
  for (const named of own) {
    const before = biggest.get(named.hinge.game);
    if (!before || named.gap > before.gap) biggest.set(named.hinge.game, named);
  }
  return [...biggest.values()]
    .map((named) => ({
      start: named.game.gameTime,
      verb: goalVerb(view, named.hinge.goal),
      says: ownResultShares(named),
    }))
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

function teamSeason(
  view: SeasonView,
  team: SeasonTeam,
  own: readonly NamedHinge[],
): FollowedTeamSeason {
  const { name, shortName, record, expected } = team;
  const unit = pointsCount(view.league).toLowerCase();
  return {
    key: slug(name),
    name,
    shortName,
    record,
    goals: mainGoals(view, team),
    expected: `${expected.mean.toFixed(1)} ${unit} (${expected.low}–${expected.high})`,
    changes: changesOf(view, own),
  };
}

export function followedSeason(view: SeasonView): FollowedSeason {
  const own = namedHinges(view).filter(isOwn);
  return {
    league: view.league,
    seasonName: view.seasonName,
    path: seasonPath(view.league),
    sample: view.sample,
    asOf: view.asOf,
    day: view.day,
    favorites: favoritesOf(view),
    teams: view.teams.map((team) =>
      teamSeason(
        view,
        team,
        own.filter((named) => named.team.number === team.number),
      ),
    ),
  };
}
