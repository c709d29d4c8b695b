import type { League } from '../leagues/league.ts';
import { isOpenGoal } from '../season/isOpenGoal.ts';
import { movedPoints } from '../season/movedPoints.ts';
import { movedRuns } from '../season/movedRuns.ts';
import type { Hinge, SeasonGame, SeasonTeam, SeasonView } from '../season/seasonView.ts';
import { slug } from '../words/slug.ts';
import { followId } from './follow.ts';

/** A goal's odds by the result of a team's own game, 0–1. */
interface ByResult {
  readonly win: number;
  /** Absent where draws are none or rare. */
  readonly draw?: number | undefined;
  readonly lose: number;
}

/** A team's game to come. */
export interface TeamGame {
  /** Number of its page; absent until it is on a slate. */
  readonly id?: number | undefined;
  /** The other side's short name. */
  readonly opponent: string;
  readonly at: 'home' | 'away' | 'neutral';
  /** ISO 8601 in UTC. */
  readonly gameTime: string;
  readonly timeKnown: boolean;
  /** Our chance that the team wins it, 0–1. */
  readonly win: number;
  /** What it changes for the season's goal; absent where that is no more than luck. */
  readonly changes?: ByResult | undefined;
}

/** A team's season in short, for who follows it: one goal that is still open, and what its games change. */
export interface TeamSeason {
  /** "nfl:buffalo-bills" */
  readonly id: string;
  readonly league: League;
  readonly name: string;
  readonly shortName: string;
  /** When the odds were made, ISO 8601 in UTC, and for which Eastern day. */
  readonly asOf: string;
  readonly day: string;
  readonly sample: boolean;
  /** "make the playoffs" */
  readonly goal: string;
  /** Share of seasons that reach it, 0–1. */
  readonly share: number;
  /** Whole points since a week ago; absent without odds then, and where that is less than one or no more than luck. */
  readonly moved?: number | undefined;
  /** Soonest first. */
  readonly games: readonly TeamGame[];
}

/** Place of the goal to speak of: the first open one, else the first that is not decided; undefined if all are. */
function goalOf({ odds, certain }: SeasonTeam): number | undefined {
  const undecided = [...odds.keys()].filter((goal) => {
    const share = odds[goal] ?? 0;
    return !certain[goal] && share > 0 && share < 1;
  });
  return undecided.find((goal) => isOpenGoal(odds[goal] ?? 0)) ?? undecided[0];
}

function changesOf({ home, draw, away }: Hinge, game: SeasonGame, team: SeasonTeam): ByResult {
  const [win, lose] = game.home === team.number ? [home, away] : [away, home];
  // Football's rare ties are no result that anybody reckons with.
  return { win: win.share, ...(draw && game.draw > 0 && { draw: draw.share }), lose: lose.share };
}

function gamesOf(view: SeasonView, team: SeasonTeam, goal: number): readonly TeamGame[] {
  const names = new Map(view.teams.map(({ number, shortName }) => [number, shortName]));
  return view.games.flatMap((game) => {
    const isHome = game.home === team.number;
    if (!isHome && game.away !== team.number) return [];
    const hinge = view.hinges.find(
      (one) => one.game === game.game && one.team === team.number && one.goal === goal,
    );
    const opponent = names.get(isHome ? game.away : game.home);
    if (opponent === undefined) return [];
    return {
      ...(game.id !== undefined && { id: game.id }),
      opponent,
      at: game.neutral ? ('neutral' as const) : isHome ? ('home' as const) : ('away' as const),
      gameTime: game.gameTime,
      timeKnown: game.timeKnown,
      win: isHome ? game.homeWin : 1 - game.homeWin - game.draw,
      ...(hinge && { changes: changesOf(hinge, game, team) }),
    };
  });
}

function teamSeason(view: SeasonView, team: SeasonTeam): TeamSeason | undefined {
  const key = slug(team.name);
  const goal = goalOf(team);
  if (key === '' || goal === undefined) return undefined;
  const share = team.odds[goal] ?? 0;
  const moved = movedPoints(share, team.oddsBefore?.[goal], movedRuns(view));
  return {
    id: followId({ league: view.league.toLowerCase(), key }),
    league: view.league,
    name: team.name,
    shortName: team.shortName,
    asOf: view.asOf,
    day: view.day,
    sample: view.sample,
    goal: view.format.goals[goal]?.verb.split(',')[0] ?? '',
    share,
    ...(moved !== undefined && { moved }),
    games: gamesOf(view, team, goal),
  };
}

/** The seasons of a league's teams, by the ids under which they are followed; without teams for which all is decided. */
export const teamSeasons = (view: SeasonView): ReadonlyMap<string, TeamSeason> =>
  new Map(
    view.teams.flatMap((team) => {
      const season = teamSeason(view, team);
      return season ? [[season.id, season] as const] : [];
    }),
  );

/** Odds that are older are not said: a day's are made every morning. */
const LONGEST_MS = 36 * 3_600_000;

/** The seasons of what is followed, in the order of following; without odds that are older than a day and a half. */
export const followedTeamSeasons = (
  ids: readonly string[],
  seasons: ReadonlyMap<string, TeamSeason>,
  now: Date,
): readonly TeamSeason[] =>
  ids
    .map((id) => seasons.get(id))
    .filter((season) => season !== undefined)
    .filter(({ asOf }) => now.getTime() - Date.parse(asOf) < LONGEST_MS);

/** The team's next game, if it begins within this time, ms. */
export const nextGame = (
  { games }: TeamSeason,
  now: Date,
  withinMs: number,
): TeamGame | undefined =>
  games.find(({ gameTime }) => {
    const until = Date.parse(gameTime) - now.getTime();
    return until > 0 && until <= withinMs;
  });
