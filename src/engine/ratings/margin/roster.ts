import { isLowerKey } from '#domain/leagues/lowerKey.ts';
import { starterFigures } from '#domain/leagues/starter.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { NamedStarter, RatedResult } from '../game.ts';
import { keepAbsences } from './absences/absent.ts';
import { enlistOut, type ListedSide } from './absences/membership.ts';
import { thawAbsences } from './absences/stored.ts';
import type { Absences } from './absences/types.ts';
import type { Preseason } from './preseason.ts';
import {
  enlistStarter,
  newStarterRoster,
  type StarterRoster,
  starterNumber,
} from './starters/roster.ts';
import type { MarginState } from './types.ts';

/** Facts about a team besides its ratings. */
export interface TeamRecord {
  readonly key: string;
  /** Conference if it matters, LOWER_DIVISION below the top one, else "". */
  group: string;
  /** Season and day of its last game, seasons and games it has played. */
  season: number;
  lastDay: number;
  seasons: number;
  games: number;
  seasonGames: number;
  /** Wins of this season, a tie counting half. */
  seasonWins: number;
  /** Its starters' numbers, game by game, latest first: as many as the league looks back at. */
  starters: readonly number[];
}

/** Group of college teams below the top division. */
export const LOWER_DIVISION = 'lower division';

/** The teams of a league by number, in order of appearance, and its current day. */
export interface Roster {
  season: number;
  /** Days since 1970-01-01. */
  day: number;
  /** Share of recent results that came with a closing line, 0–1. */
  lineShare: number;
  readonly numbers: Map<string, number>;
  readonly records: TeamRecord[];
  readonly starters: StarterRoster;
  /** Facts about teams known before seasons. */
  readonly preseason: Preseason;
  readonly absences: Absences;
}

export function newRoster(
  season: number,
  day: number,
  {
    preseason = {},
    absences = thawAbsences(undefined),
  }: Partial<Pick<Roster, 'preseason' | 'absences'>> = {},
): Roster {
  const empty = { lineShare: 0, numbers: new Map(), records: [] };
  return { season, day, ...empty, starters: newStarterRoster(), preseason, absences };
}

export function thawRoster(state: MarginState): Roster {
  const roster = newRoster(state.season, state.day, {
    ...(state.preseason && { preseason: state.preseason }),
    absences: thawAbsences(state.absences),
  });
  roster.lineShare = state.lineShare;
  for (const key of Object.keys(state.starters ?? {}).sort()) {
    const { name, season } = state.starters?.[key] ?? { name: key, season: 0 };
    enlistStarter(roster.starters, { key, name, season });
  }
  for (const key of Object.keys(state.teams).sort()) {
    const team = state.teams[key];
    if (!team) continue;
    const { group, season, lastDay, seasons, games, seasonGames, seasonWins } = team;
    const starters = (team.starters ?? []).flatMap((man) => roster.starters.numbers.get(man) ?? []);
    const played = { seasons, games, seasonGames, seasonWins, starters };
    enlist(roster, { key, group, season, lastDay, ...played });
  }
  return roster;
}

function enlist(roster: Roster, record: TeamRecord): number {
  roster.numbers.set(record.key, roster.records.length);
  return roster.records.push(record) - 1;
}

const groupOfKey = (key: string): string => (isLowerKey(key) ? LOWER_DIVISION : '');

/** Number of a key's team; adds it to the roster if new. */
export function teamNumber(roster: Roster, key: string, group = groupOfKey(key)): number {
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
    starters: [],
  });
}

/** The record of a team's number. Throws a RangeError for an unknown number. */
export function recordOf(roster: Roster, team: number): TeamRecord {
  const record = roster.records[team];
  if (!record) throw new InputError(`No team has number ${team}`);
  return record;
}

/** Weight of the newest result in the share of results with a line: half of the total weight is on the last 34 games. */
const SHARE_PACE = 0.02;

/** Counts a finished game into both records. */
export function countMarginGame(
  roster: Roster,
  home: number,
  away: number,
  result: RatedResult,
  lined: boolean,
): void {
  countOut(roster, recordOf(roster, home), result.homeOut);
  countOut(roster, recordOf(roster, away), result.awayOut);
  const margin = result.homeScore - result.awayScore;
  const host = recordOf(roster, home);
  const guest = recordOf(roster, away);
  countFor(roster, host, margin, result.homeGroup);
  countFor(roster, guest, -margin, result.awayGroup);
  countStart(roster, host, result.league, result.homeStarter);
  countStart(roster, guest, result.league, result.awayStarter);
  roster.lineShare += SHARE_PACE * ((lined ? 1 : 0) - roster.lineShare);
}

/** A team as its list of absent players is read, before its game of the roster's day is counted. */
export const listedSide = ({ season }: Roster, { key, seasonGames }: TeamRecord): ListedSide => ({
  key,
  season,
  seasonGames,
});

function countOut(roster: Roster, record: TeamRecord, out: readonly string[] | undefined): void {
  const side = listedSide(roster, record);
  enlistOut(roster.absences, side, out);
  keepAbsences(roster.absences, side, out);
}

function countFor(roster: Roster, record: TeamRecord, margin: number, group?: string): void {
  record.games += 1;
  record.seasonGames += 1;
  record.seasonWins += margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
  record.season = roster.season;
  record.lastDay = roster.day;
  if (group !== undefined) record.group = group;
}

function countStart(
  roster: Roster,
  team: TeamRecord,
  league: RatedResult['league'],
  named: NamedStarter | undefined,
): void {
  const turns = starterFigures(league)?.turns;
  if (!named || !turns) return;
  const number = starterNumber(roster.starters, named, roster.season);
  const record = roster.starters.records[number];
  if (record) record.season = roster.season;
  team.starters = [number, ...team.starters].slice(0, turns.length);
}
