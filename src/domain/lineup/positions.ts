import type { Sport } from '../leagues/league.ts';

/** The places of the specification's lineups, in the order they are listed, by the sport's abbreviations. */
export const PLACES: Readonly<Record<Sport, readonly string[]>> = {
  baseball: ['SP', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF'],
  football: ['QB', 'RB', 'WR', 'WR', 'TE', 'LT', 'LG', 'C', 'RG', 'RT', 'FLEX'],
  basketball: ['PG', 'SG', 'SF', 'PF', 'C'],
  hockey: ['C', 'LW', 'RW', 'D', 'D'],
  soccer: ['G', 'D', 'M', 'M', 'F'],
};

/** Positions that are shown together; one without a group stands alone. */
const GROUPS: Readonly<Record<Sport, readonly (readonly string[])[]>> = {
  baseball: [
    ['C', '1B', '2B', '3B', 'SS'],
    ['LF', 'CF', 'RF'],
  ],
  football: [
    ['WR', 'TE'],
    ['LT', 'LG', 'C', 'RG', 'RT'],
  ],
  basketball: [
    ['PG', 'SG'],
    ['SF', 'PF'],
  ],
  hockey: [['LW', 'RW']],
  soccer: [],
};

/** The positions shown together with a position, including itself. */
export const positionGroup = (sport: Sport, position: string): readonly string[] =>
  GROUPS[sport].find((group) => group.includes(position)) ?? [position];
