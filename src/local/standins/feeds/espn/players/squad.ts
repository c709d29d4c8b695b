import { LEAGUES, type Sport } from '#domain/leagues/league.ts';
import { PLAYER_LEAGUES, type PlayerLeague } from '#domain/players/statNames.ts';

/** Somebody of a made-up team. */
export interface StandInPlayer {
  readonly id: string;
  readonly name: string;
  readonly position: string;
}

/** Positions of a team, whoever plays first. */
const POSITIONS: Readonly<Record<Sport, string>> = {
  football: 'QB RB WR WR WR TE RB WR TE PK QB RB WR LB CB',
  basketball: 'PG SG SF PF C PG SG SF PF C SG SF PF',
  baseball: 'CF SS RF 1B DH 3B LF 2B C SP RP RP SP SP SP SP RP C 2B LF',
  hockey: 'C LW RW D D C LW RW D D C LW RW D D C LW RW G G',
  soccer: 'G D D D D M M M F F F G D D M M F F',
};

const FIRST = 'Abel Bruno Cyrus Dario Emil Felix Gus Hugo Ivor Jonas Kurt Lars Milo'.split(' ');
const LAST =
  'Ashby Birch Cole Dray Eads Frost Gable Hale Innes Joyner Kerr Lowe Moss Nash Odom Pike Quill Rudd Stowe Tarn Upton Vance Wick'.split(
    ' ',
  );

/** A made-up team's players: the same in every run, all names different within it. */
export function standInSquad(league: PlayerLeague, teamId: string): readonly StandInPlayer[] {
  const number = Number(teamId);
  const code = 1 + PLAYER_LEAGUES.indexOf(league);
  return POSITIONS[LEAGUES[league].sport].split(' ').map((position, seat) => ({
    id: `${code}${String(number).padStart(3, '0')}${String(seat).padStart(2, '0')}`,
    name: `${FIRST[(number + 5 * seat) % FIRST.length]} ${LAST[(number + seat) % LAST.length]}`,
    position,
  }));
}
