import type { FootballParams } from '../params.ts';
import type { FootballTeam } from './state.ts';

/** What a player's chance to play is read by: the final report, his team's games missed in a row, and the chart. */
export interface PlayerAvailability {
  /** "Out", "Doubtful", "Questionable"; "" if he is on no report, or without a status. */
  readonly status: string;
  readonly missed: 'new' | '0' | '1' | '2+';
  /** Whether his team's chart has him; undefined without a chart. */
  readonly charted: boolean | undefined;
  /** Whether he is expected on this part of the snaps or more, `REGULAR_CHANCE`. */
  readonly regular: boolean;
}

/** Share of the snaps from which a player is a regular. */
export const REGULAR_CHANCE = 0.4;

/** Name of an availability in the fitted table: "Questionable|0|chart|regular". */
export const chanceKey = ({ status, missed, charted, regular }: PlayerAvailability): string =>
  `${status}|${missed}|${charted === undefined ? 'none' : charted ? 'chart' : 'off'}|${regular ? 'regular' : 'fringe'}`;

/** Chance where the table has too few cases: the report's own words. */
const BY_STATUS: Readonly<Record<string, number>> = {
  Out: 0,
  Doubtful: 0.05,
  Questionable: 0.7,
  '': 0.9,
};

/** Chance to play, 0 to 1. */
export const playingChance = (params: FootballParams, availability: PlayerAvailability): number =>
  params.chances[chanceKey(availability)] ?? BY_STATUS[availability.status] ?? 0.9;

/** Games of this season that a player has missed in a row: "new" if he has not played for the team in those remembered. */
export function missedBy({ recent }: FootballTeam, playerId: string): PlayerAvailability['missed'] {
  const last = recent.findLastIndex((ids) => ids.includes(playerId));
  if (last < 0) return 'new';
  const missed = recent.length - 1 - last;
  return missed === 0 ? '0' : missed === 1 ? '1' : '2+';
}
