import type { PreseasonFacts } from './preseason.ts';
import { LOWER_DIVISION, type Roster } from './roster.ts';
import { startersToForget } from './starters/roster.ts';

/** The teams at the end of a season: what the filters need for the off-season. */
export interface SeasonEnd {
  /** Number of each team's group. */
  readonly group: Int32Array;
  readonly groups: number;
  /** 1 if the team played this season or the one before: it counts in the averages. */
  readonly current: Uint8Array;
  /** 1 if it played this season. */
  readonly played: Uint8Array;
  /** Seasons it has played, this one included. */
  readonly seasons: Int32Array;
  /** Number of the lower division's group, −1 if there is none. */
  readonly lower: number;
  /** Numbers of the starters to forget. */
  readonly forgotten: readonly number[];
  /** Facts about each team before the season that opens; absent if none are known. */
  readonly facts?: readonly (PreseasonFacts | undefined)[] | undefined;
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
  const gone = startersToForget(roster.starters, roster.season);
  roster.absences.recent.clear();
  roster.season += 1;
  const lower = groups.get(LOWER_DIVISION) ?? -1;
  const known = roster.preseason[roster.season];
  const facts = known && records.map(({ key }) => known[key]);
  return { ...end, groups: groups.size, lower, forgotten: gone, facts };
}
