import type { LiveSide } from '#domain/live/gameState.ts';
import type { MomentNow } from '#domain/live/momentsNow.ts';
import { turnText } from '#domain/live/turnWords.ts';
import { toGsm } from '#domain/words/gsm.ts';
import { timeIn } from '#members/account/rules/hours.ts';
import type { AlertPaper, AlertText } from './alertText.ts';

const END = 'Reply STOP to end, HELP for help';

/**
 * A turn of a game in an alert's words: what is known, when it was seen, and no price, bet or offer.
 * @param followed the sides that the member follows
 */
export function playText(
  turn: MomentNow,
  followed: readonly LiveSide[],
  { sender, zone }: Pick<AlertPaper, 'sender' | 'zone'>,
): Omit<AlertText, 'figuresAt'> {
  const what = turnText(turn, followed);
  const head = `${sender.name} alert ${timeIn(zone, new Date(turn.at))}`;
  const written = (end: string): string =>
    toGsm([head, what, `${sender.helpLine}${end}`].join('\n'));
  return { what, sms: written(`. ${END}`), other: written('') };
}
