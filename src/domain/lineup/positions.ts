import type { Sport } from '../leagues/league.ts';

/** A place in a starting lineup. */
export interface LineupPlace {
  /** The sport's abbreviation, as it is shown. */
  readonly position: string;
  /** Feeds' names of positions whose players may take it. */
  readonly takes: readonly string[];
}

const place = (position: string, ...takes: string[]): LineupPlace => ({
  position,
  takes: [position, ...takes],
});

const OUTFIELD = ['OF'];
const PASS_CATCHER = ['WR', 'RB', 'TE', 'FB', 'HB'];

/** The places of a lineup, in the order they are listed. */
export const PLACES: Readonly<Record<Sport, readonly LineupPlace[]>> = {
  baseball: [
    place('SP', 'P', 'RP'),
    place('C'),
    place('1B', 'IF'),
    place('2B', 'IF'),
    place('3B', 'IF'),
    place('SS', 'IF'),
    place('LF', ...OUTFIELD),
    place('CF', ...OUTFIELD),
    place('RF', ...OUTFIELD),
  ],
  football: [
    place('QB'),
    place('RB', 'HB', 'FB'),
    place('WR'),
    place('WR'),
    place('TE'),
    place('LT', 'OT', 'T'),
    place('LG', 'G', 'OG'),
    place('C'),
    place('RG', 'G', 'OG'),
    place('RT', 'OT', 'T'),
    place('FLEX', ...PASS_CATCHER),
  ],
  basketball: [place('PG', 'G'), place('SG', 'G'), place('SF', 'F'), place('PF', 'F'), place('C')],
  hockey: [place('C'), place('LW', 'W', 'F'), place('RW', 'W', 'F'), place('D'), place('D')],
  soccer: [
    place('G', 'GK'),
    place('D', 'DF'),
    place('M', 'MF'),
    place('M', 'MF'),
    place('F', 'FW', 'A'),
  ],
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
