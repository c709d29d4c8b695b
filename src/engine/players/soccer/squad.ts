import { InputError } from '#domain/numbers/inputError.ts';
import { SOCCER_POSITIONS, type SoccerPosition, type SoccerRates } from './params.ts';

/** A player who may play. */
export interface SoccerSquadPlayer extends SoccerRates {
  readonly playerId: string;
  readonly position: SoccerPosition;
  /** Chance to start, 0 to 1: 0 or 1 once the line-up is out. */
  readonly starts: number;
  /** Chance to come on if he does not start, 0 to 1. */
  readonly comesOn: number;
  /** Chance that he plays to the end if he starts, 0 to 1. */
  readonly full: number;
  /** SD of what we do not know of his rates, a share of them, 0 to 2. Wide for the new. */
  readonly rateUnknown: number;
}

/** What is known of a side before the game. */
export interface SoccerSquad {
  readonly players: readonly SoccerSquadPlayer[];
  /** Mean of the side's shots that are no goals, 2 to 40. */
  readonly missedShots: number;
}

const between = (value: number, from: number, to: number, name: string): void => {
  if (!(value >= from && value <= to))
    throw new InputError(`${name}: ${value} is not within ${from} and ${to}`, name);
};

/** Throws an InputError that names the first thing missing or out of range. */
export function checkSoccerSquad(squad: SoccerSquad, side: string): void {
  between(squad.missedShots, 2, 40, `${side}.missedShots`);
  const seen = new Set<string>();
  squad.players.forEach((player, index) => {
    const at = `${side}.players.${index}`;
    if (!player.playerId || seen.has(player.playerId))
      throw new InputError(`${at}.playerId: no id of his own`, `${at}.playerId`);
    seen.add(player.playerId);
    if (!SOCCER_POSITIONS.includes(player.position))
      throw new InputError(`${at}.position: unknown`, `${at}.position`);
    for (const chance of ['starts', 'comesOn', 'full'] as const)
      between(player[chance], 0, 1, `${at}.${chance}`);
    for (const rate of ['missed', 'goals', 'assists'] as const)
      between(player[rate], 0, 30, `${at}.${rate}`);
    between(player.rateUnknown, 0, 2, `${at}.rateUnknown`);
  });
}
