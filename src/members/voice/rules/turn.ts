import { spokenName, spokenPhone } from './names.ts';
import { type CallPlace, CODE_PLACE, isForMembers } from './place.ts';
import type { House, Scene, VoiceAccess } from './scene.ts';
import { screenOf } from './screen.ts';
import { isKey, type Key, keyName } from './screens/screen.ts';
import { spokenDate } from './times.ts';

/** Turns in a row without a key that does something, after which the line hangs up. */
const PATIENCE = 3;

/** What a caller hears next, and the input awaited. */
export type SpokenTurn =
  | {
      readonly say: readonly string[];
      /** One key, or a code's digits followed by the pound key. */
      readonly waitFor: 'key' | 'code';
      readonly place: CallPlace;
      /** Consecutive turns without a useful key. */
      readonly missed: number;
    }
  | { readonly say: readonly string[]; readonly waitFor: 'nothing' };

export const hangUp = (...say: readonly string[]): SpokenTurn => ({ say, waitFor: 'nothing' });

export const goodbye = (house: House): string =>
  `Thank you for calling ${spokenName(house.name)}. Goodbye.`;

/** Before a screen, where something is to be said first. */
export function arriveAt(
  place: CallPlace,
  scene: Scene,
  first: readonly string[] = [],
  missed = 0,
): SpokenTurn {
  const asked = isForMembers(place) && !scene.open ? CODE_PLACE : place;
  const { say, options, asksCode } = screenOf(asked, scene);
  const keys = options.flatMap((option) => (option.say === '' ? [] : [option.say]));
  return {
    say: [...first, ...say, ...keys],
    waitFor: asksCode ? 'code' : 'key',
    place: asked,
    missed,
  };
}

/** Without a useful key: repeats the position, and eventually hangs up. */
export function missedTurn(
  place: CallPlace,
  scene: Scene,
  missed: number,
  why: string,
): SpokenTurn {
  return missed + 1 >= PATIENCE
    ? hangUp(why, goodbye(scene.house))
    : arriveAt(place, scene, [why], missed + 1);
}

export const NO_KEY_HEARD = 'We heard no key.';

const wrongKey = (digits: string): string =>
  isKey(digits)
    ? `The ${keyName(digits as Key)} key does nothing here.`
    : 'That does nothing here.';

/** Where a key leads from a place. @param digits the pressed keys; empty if none */
export function pressKey(
  place: CallPlace,
  digits: string,
  missed: number,
  scene: Scene,
): SpokenTurn {
  if (digits === '') return missedTurn(place, scene, missed, NO_KEY_HEARD);
  const { options } = screenOf(place, scene);
  const chosen = options.find(({ key }) => key === digits);
  return chosen ? arriveAt(chosen.to, scene) : missedTurn(place, scene, missed, wrongKey(digits));
}

/** Ends a call that may not, or no longer, hear the picks; undefined if it continues. */
export function refusalTurn(access: VoiceAccess, house: House): SpokenTurn | undefined {
  const help = `Help is at ${spokenPhone(house.helpLine)}, at any hour.`;
  switch (access.access) {
    case 'shutOut':
      return hangUp(
        `You are on a break until ${spokenDate(access.until)}, so we read you no picks or prices.`,
        help,
        'Goodbye.',
      );
    case 'notPremium':
      return hangUp(
        'Your code is right, but your account has no Premium right now. Please check your account page.',
        goodbye(house),
      );
    case 'ended':
      return hangUp('This call is over. Please call again.', goodbye(house));
    default:
      return undefined;
  }
}
