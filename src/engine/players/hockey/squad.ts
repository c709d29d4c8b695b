import { InputError } from '#domain/numbers/inputError.ts';
import { HOCKEY_ROLES, type HockeyRates, type Role } from './params.ts';

/** A skater who may play. */
export interface Skater extends HockeyRates {
  readonly playerId: string;
  readonly role: Role;
  /** Chance that he dresses, 0 to 1. */
  readonly chance: number;
  /** Seconds expected if he dresses, 1 to 3,600. */
  readonly iceTime: number;
  /** SD of what we do not know of his ice time, and of his rates: shares of them, 0 to 2. Wide for the new. */
  readonly iceUnknown: number;
  readonly rateUnknown: number;
}

/** What is known of a side before the game. */
export interface HockeySquad {
  readonly skaters: readonly Skater[];
  /** Who may start in goal, with the chance to, together at most 1; what is missing is somebody unknown. */
  readonly goalies: readonly { readonly playerId: string; readonly chance: number }[];
  /** Mean of the side's shots that this opponent saves, 5 to 60. */
  readonly savedShots: number;
  /** Whether a game level after overtime has a shoot-out: not in the play-offs. */
  readonly shootOuts: boolean;
}

const between = (value: number, from: number, to: number, name: string): void => {
  if (!(value >= from && value <= to))
    throw new InputError(`${name}: ${value} is not within ${from} and ${to}`, name);
};

/** Throws an InputError that names the first thing missing or out of range. */
export function checkHockeySquad(squad: HockeySquad, side: string): void {
  between(squad.savedShots, 5, 60, `${side}.savedShots`);
  const seen = new Set<string>();
  const once = (playerId: string, at: string): void => {
    if (!playerId || seen.has(playerId)) throw new InputError(`${at}: no id of his own`, at);
    seen.add(playerId);
  };
  squad.skaters.forEach((skater, index) => {
    const at = `${side}.skaters.${index}`;
    once(skater.playerId, `${at}.playerId`);
    if (!HOCKEY_ROLES.includes(skater.role))
      throw new InputError(`${at}.role: unknown`, `${at}.role`);
    between(skater.chance, 0, 1, `${at}.chance`);
    between(skater.iceTime, 1, 3600, `${at}.iceTime`);
    between(skater.iceUnknown, 0, 2, `${at}.iceUnknown`);
    between(skater.rateUnknown, 0, 2, `${at}.rateUnknown`);
    for (const rate of ['saved', 'goals', 'assists'] as const)
      between(skater[rate], 0, 60, `${at}.${rate}`);
  });
  let chances = 0;
  squad.goalies.forEach(({ playerId, chance }, index) => {
    once(playerId, `${side}.goalies.${index}.playerId`);
    between(chance, 0, 1, `${side}.goalies.${index}.chance`);
    chances += chance;
  });
  between(chances, 0, 1 + 1e-9, `${side}.goalies`);
}
