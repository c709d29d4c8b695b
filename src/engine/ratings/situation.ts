import type { MarginParams } from './marginParams.ts';
import type { MarginLeague, MarginTeam } from './marginTypes.ts';

/** What is known of a game's circumstances. */
export interface Circumstances {
  readonly neutralSite: boolean;
  readonly postseason: boolean;
  /** Days since each side's last game of the season; undefined before the first. */
  readonly homeRest: number | undefined;
  readonly awayRest: number | undefined;
  /** Tenths of win share above .65 before the last game of the regular season, home less away; else 0. */
  readonly lockedIn: number;
}

/** What a game, predicted or played, says of its circumstances. */
export interface Setting {
  readonly neutralSite: boolean;
  readonly postseason?: boolean | undefined;
  readonly homeRestDays?: number | undefined;
  readonly awayRestDays?: number | undefined;
}

interface Calendar {
  readonly league: MarginLeague;
  readonly season: number;
}

/** Circumstances from the game and the ratings' own record of both teams. */
export function circumstances(
  calendar: Calendar,
  home: MarginTeam,
  away: MarginTeam,
  setting: Setting,
  day: number,
): Circumstances {
  const postseason = setting.postseason ?? false;
  return {
    neutralSite: setting.neutralSite,
    postseason,
    homeRest: setting.homeRestDays ?? restOf(home, day),
    awayRest: setting.awayRestDays ?? restOf(away, day),
    lockedIn: postseason ? 0 : excess(calendar, home) - excess(calendar, away),
  };
}

const restOf = (team: MarginTeam, day: number): number | undefined =>
  team.seasonGames > 0 ? day - team.lastDay : undefined;

/** Above this win share a team has often nothing left to play for in the last week. */
const SAFE_SHARE = 0.65;

function excess({ league, season }: Calendar, team: MarginTeam): number {
  const length = league === 'NFL' ? (season >= 2021 ? 17 : 16) : undefined;
  if (length === undefined || team.seasonGames !== length - 1) return 0;
  return 10 * Math.max(0, team.seasonWins / team.seasonGames - SAFE_SHARE);
}

/** A week off in a weekly league: 13 days or more, but less than a month. */
const onBye = (rest: number | undefined): boolean => rest !== undefined && rest >= 13 && rest < 28;
const playedYesterday = (rest: number | undefined): boolean => rest !== undefined && rest <= 1;

/** Points that circumstances are worth to the home margin, the home advantage itself not included. */
export function situationPoints(params: MarginParams, game: Circumstances): number {
  const worth = params.situation;
  let points = worth.lockedIn * game.lockedIn;
  if (onBye(game.homeRest)) points += worth.bye;
  if (onBye(game.awayRest)) points -= worth.bye;
  if (playedYesterday(game.homeRest)) points += worth.homeBackToBack;
  if (playedYesterday(game.awayRest)) points += worth.awayBackToBack;
  if (game.postseason && !game.neutralSite) points += worth.postseason;
  return points;
}
