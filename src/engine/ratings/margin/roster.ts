import type { RatedResult } from '../game.ts';
import { remember } from './absences/absent.ts';
import { enlistOut, type Side } from './absences/membership.ts';
import { thawAbsences } from './absences/stored.ts';
import type { Absences } from './absences/types.ts';
import type { MarginState } from './types.ts';

/** What is known of a team beside its ratings. */
export interface TeamRecord {
  readonly key: string;
  /** Conference where it matters, LOWER_DIVISION below the top one, else "". */
  group: string;
  /** Season and day of its last game, seasons and games it has played. */
  season: number;
  lastDay: number;
  seasons: number;
  games: number;
  seasonGames: number;
  /** Wins of this season, a tie counting half. */
  seasonWins: number;
}

/** Group of college teams below the top division. */
export const LOWER_DIVISION = 'lower division';

/** The teams of a league by number, in the order in which they came up, and the calendar they stand at. */
export interface Roster {
  season: number;
  /** Days since 1970-01-01. */
  day: number;
  /** Share of recent results that came with a closing line, 0–1. */
  lineShare: number;
  readonly numbers: Map<string, number>;
  readonly records: TeamRecord[];
  readonly absences: Absences;
}

export function newRoster(season: number, day: number, absences = thawAbsences(undefined)): Roster {
  return { season, day, lineShare: 0, numbers: new Map(), records: [], absences };
}

export function thawRoster(state: MarginState): Roster {
  const roster = newRoster(state.season, state.day, thawAbsences(state.absences));
  roster.lineShare = state.lineShare;
  for (const key of Object.keys(state.teams).sort()) {
    const team = state.teams[key];
    if (!team) continue;
    const { group, season, lastDay, seasons, games, seasonGames, seasonWins } = team;
    enlist(roster, { key, group, season, lastDay, seasons, games, seasonGames, seasonWins });
  }
  return roster;
}

function enlist(roster: Roster, record: TeamRecord): number {
  roster.numbers.set(record.key, roster.records.length);
  return roster.records.push(record) - 1;
}

/** Number of a key's team, made new where the roster does not know it. */
export function teamNumber(roster: Roster, key: string, group = ''): number {
  const known = roster.numbers.get(key);
  if (known !== undefined) return known;
  return enlist(roster, {
    key,
    group,
    season: roster.season,
    lastDay: 0,
    seasons: 0,
    games: 0,
    seasonGames: 0,
    seasonWins: 0,
  });
}

/** The record of a team's number. Throws a RangeError for a number that is none. */
export function recordOf(roster: Roster, team: number): TeamRecord {
  const record = roster.records[team];
  if (!record) throw new RangeError(`No team has number ${team}`);
  return record;
}

/** Weight of the newest result in the share of results that come with a line: half of it is the last 34 games. */
const SHARE_PACE = 0.02;

/** Counts a finished game into both records. */
export function count(
  roster: Roster,
  home: number,
  away: number,
  result: RatedResult,
  lined: boolean,
): void {
  countOut(roster, recordOf(roster, home), result.homeOut);
  countOut(roster, recordOf(roster, away), result.awayOut);
  const margin = result.homeScore - result.awayScore;
  countFor(roster, recordOf(roster, home), margin, result.homeGroup);
  countFor(roster, recordOf(roster, away), -margin, result.awayGroup);
  roster.lineShare += SHARE_PACE * ((lined ? 1 : 0) - roster.lineShare);
}

/** A team as its list of absent players is read, before its game of the roster's day is counted. */
export const sideOf = ({ season }: Roster, { key, seasonGames }: TeamRecord): Side => ({
  key,
  season,
  seasonGames,
});

function countOut(roster: Roster, record: TeamRecord, out: readonly string[] | undefined): void {
  const side = sideOf(roster, record);
  enlistOut(roster.absences, side, out);
  remember(roster.absences, side, out);
}

function countFor(roster: Roster, record: TeamRecord, margin: number, group?: string): void {
  record.games += 1;
  record.seasonGames += 1;
  record.seasonWins += margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
  record.season = roster.season;
  record.lastDay = roster.day;
  if (group !== undefined) record.group = group;
}

/** The teams as a season leaves them: what the filters need for the off-season. */
export interface SeasonEnd {
  /** Number of each team's group. */
  readonly group: Int32Array;
  readonly groups: number;
  /** 1 where the team played this season or the one before: it counts in the averages. */
  readonly current: Uint8Array;
  /** 1 where it played this season. */
  readonly played: Uint8Array;
  /** Seasons it has played, this one included. */
  readonly seasons: Int32Array;
  /** Number of the lower division's group, −1 where there is none. */
  readonly lower: number;
}

/** Closes the season and opens the next. */
export function closeSeason(roster: Roster): SeasonEnd {
  const { records } = roster;
  const groups = new Map<string, number>();
  const end = {
    group: new Int32Array(records.length),
    current: new Uint8Array(records.length),
    played: new Uint8Array(records.length),
    seasons: new Int32Array(records.length),
  };
  for (const [team, record] of records.entries()) {
    const group = groups.get(record.group) ?? groups.size;
    groups.set(record.group, group);
    end.group[team] = group;
    end.current[team] = record.season >= roster.season - 1 ? 1 : 0;
    end.played[team] = record.seasonGames > 0 ? 1 : 0;
    if (record.seasonGames > 0) record.seasons += 1;
    end.seasons[team] = record.seasons;
    record.seasonGames = 0;
    record.seasonWins = 0;
  }
  roster.absences.recent.clear();
  roster.season += 1;
  return { ...end, groups: groups.size, lower: groups.get(LOWER_DIVISION) ?? -1 };
}
