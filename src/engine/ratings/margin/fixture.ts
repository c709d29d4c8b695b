import type { MarginLeague } from '#domain/leagues/index.ts';
import { closingMargin, closingTotal } from '../closing.ts';
import type { NamedStarter, RatedResult } from '../game.ts';
import { absentOf } from './absences/absent.ts';
import { type GameSetting, situationsOf } from './circumstances.ts';
import {
  LOWER_DIVISION,
  listedSide,
  type Roster,
  recordOf,
  type TeamRecord,
  teamNumber,
} from './roster.ts';
import { type WhoStart, whoStart } from './starters/whoStart.ts';

/** A game as the filters see it before it is played: teams by number, and circumstances. */
export interface Fixture extends WhoStart {
  readonly home: number;
  readonly away: number;
  /** 0 at a neutral site, else 1. */
  readonly atHome: number;
  /** Values of the league's circumstances, in their order; empty where all are 0. */
  readonly situation: readonly number[];
  /** Games each side has played this season. */
  readonly homeGames: number;
  readonly awayGames: number;
  /** True if a side plays below the top division: a new team then starts at that level. */
  readonly homeLower: boolean;
  readonly awayLower: boolean;
}

/** A fixture with its result; points. */
export interface PlayedFixture extends Fixture {
  readonly margin: number;
  readonly total: number;
  /** Home margin and total expected by the closing lines; NaN if there are none. */
  readonly line: number;
  readonly totalLine: number;
}

/** The facts of a game, predicted or played. */
interface Announced {
  readonly homeKey: string;
  readonly awayKey: string;
  readonly neutralSite: boolean;
  readonly siteUnknown?: boolean | undefined;
  readonly postseason?: boolean | undefined;
  readonly homeRestDays?: number | undefined;
  readonly awayRestDays?: number | undefined;
  readonly homeGroup?: string | undefined;
  readonly awayGroup?: string | undefined;
  readonly homeStarter?: NamedStarter | undefined;
  readonly awayStarter?: NamedStarter | undefined;
  readonly homeOut?: readonly string[] | undefined;
  readonly awayOut?: readonly string[] | undefined;
}

/** A game of the roster's day as the filters see it. Teams unknown to the roster are added. */
export function marginFixture(league: MarginLeague, roster: Roster, game: Announced): Fixture {
  const home = teamNumber(roster, game.homeKey, game.homeGroup);
  const away = teamNumber(roster, game.awayKey, game.awayGroup);
  const host = recordOf(roster, home);
  const guest = recordOf(roster, away);
  const postseason = game.postseason ?? false;
  const setting: GameSetting = {
    day: roster.day,
    siteUnknown: game.siteUnknown ?? false,
    postseason,
    homeRest: game.homeRestDays ?? restOf(host, roster.day),
    awayRest: game.awayRestDays ?? restOf(guest, roster.day),
    lockedIn: postseason ? 0 : excess(league, roster, host) - excess(league, roster, guest),
    homeAbsent: absentOf(roster.absences, listedSide(roster, host), game.homeOut),
    awayAbsent: absentOf(roster.absences, listedSide(roster, guest), game.awayOut),
  };
  return {
    home,
    away,
    atHome: game.neutralSite ? 0 : 1,
    situation: situationsOf(league, setting),
    homeGames: host.seasonGames,
    awayGames: guest.seasonGames,
    homeLower: (game.homeGroup ?? host.group) === LOWER_DIVISION,
    awayLower: (game.awayGroup ?? guest.group) === LOWER_DIVISION,
    ...whoStart(league, roster, game, host.starters, guest.starters),
  };
}

/** A finished game of the roster's day. */
export function playedFixture(
  league: MarginLeague,
  scale: number,
  roster: Roster,
  result: RatedResult,
): PlayedFixture {
  return {
    ...marginFixture(league, roster, result),
    margin: result.homeScore - result.awayScore,
    total: result.homeScore + result.awayScore,
    line: closingMargin(league, scale, result.closing) ?? Number.NaN,
    totalLine: closingTotal(result.closing) ?? Number.NaN,
  };
}

const restOf = (record: TeamRecord, day: number): number | undefined =>
  record.seasonGames > 0 ? day - record.lastDay : undefined;

/** Above this win share a team often has nothing left to play for in the last week. */
const SAFE_SHARE = 0.65;

function excess(league: MarginLeague, { season }: Roster, record: TeamRecord): number {
  const length = league === 'NFL' ? (season >= 2021 ? 17 : 16) : undefined;
  if (length === undefined || record.seasonGames !== length - 1) return 0;
  return 10 * Math.max(0, record.seasonWins / record.seasonGames - SAFE_SHARE);
}
