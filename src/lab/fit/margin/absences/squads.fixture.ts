import type { FileGame } from '../../row.ts';
import type { PlayerMinutes } from './playerMinutes.ts';

/** Points that a star is worth to his side. */
const STAR_POINTS = 9;
/** A star misses three of his side's games in nine. */
const TURN = 9;
const OUT = 3;

const SUBSTITUTES = ['b', 'c', 'd', 'e', 'f', 'g'];

const player = (team: string, name: string, minutes: number): PlayerMinutes => ({
  key: `${team} ${name}`.toLowerCase(),
  minutes,
  plusMinus: 0,
});

export const starOf = (team: string): string => `${team} star`.toLowerCase();

/** A team's players: six with 33 minutes, and the star with 38 unless he is out. */
export const minutesOfSquad = (team: string, starOut: boolean): PlayerMinutes[] => [
  ...(starOut ? [] : [player(team, 'star', 38)]),
  ...SUBSTITUTES.map((name) => player(team, name, 33)),
];

/** The same games between squads with one star each, who is sometimes out: score and line then lack his worth. */
export function withSquads(games: readonly FileGame[]): FileGame[] {
  const played = new Map<string, number>();
  const turn = (team: string): boolean => {
    const number = played.get(team) ?? 0;
    played.set(team, number + 1);
    return number % TURN >= TURN - OUT;
  };
  return games.map((game) => {
    const homeOut = turn(game.homeKey);
    const awayOut = turn(game.awayKey);
    const points = STAR_POINTS * ((awayOut ? 1 : 0) - (homeOut ? 1 : 0));
    const spread = game.closing?.spread;
    return {
      ...game,
      homeScore: game.homeScore + points,
      closing: { ...game.closing, ...(spread !== undefined && { spread: spread - points }) },
      homePlayed: minutesOfSquad(game.homeKey, homeOut),
      awayPlayed: minutesOfSquad(game.awayKey, awayOut),
    };
  });
}
