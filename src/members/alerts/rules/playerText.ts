import type { PlayerNow } from '#domain/follow/playerNow.ts';
import { playerGameTitle } from '#domain/follow/playerWords.ts';
import { toGsm } from '#domain/words/gsm.ts';
import { dayIn, timeIn } from '#members/account/rules/hours.ts';
import type { AlertPaper } from './alertText.ts';
import type { PlayerTurn } from './playerNews.ts';

/** The texts of a player's news. */
interface PlayerText {
  /** In the member's list: "Nikola Jokić is ruled out of Nuggets at Lakers". */
  readonly what: string;
  /** For texts: includes how to stop them. */
  readonly sms: string;
  /** For other channels. */
  readonly other: string;
}

/** "11/28 8:30 PM EST", of this day "8:30 PM EST". */
function momentIn(zone: string, at: Date, now: Date): string {
  const time = timeIn(zone, at);
  const day = dayIn(zone, at);
  if (day === dayIn(zone, now)) return time;
  const [, month, date] = day.split('-').map(Number);
  return `${month}/${date} ${time}`;
}

/** Most letters of a name; nobody's is longer but by mistake. */
const LONGEST = 60;
const END = 'Reply STOP to end, HELP for help';

/** A player's news in words, what is known and no more. Its time is that of the check, in the member's zone. */
export function playerText(
  { name }: Pick<PlayerNow, 'name'>,
  { turn, toldAt, next }: PlayerTurn,
  { sender, zone, sample }: AlertPaper,
  now: Date,
): PlayerText {
  const who = name.slice(0, LONGEST);
  const game = playerGameTitle(next);
  const starts = next.timeKnown
    ? momentIn(zone, new Date(next.gameTime), now)
    : 'start to be announced';
  const [what, said] =
    turn === 'out'
      ? [`${who} is ruled out of ${game}`, `${who} is ruled out of ${game} (${starts}).`]
      : [
          `${who} is off the injury report before ${game}, after being out`,
          `${who} is off the injury report before ${game} (${starts}), after being out.`,
        ];
  const head = `${sender.name} alert${sample || next.sample ? ' SAMPLE DATA' : ''}`;
  const read = `Report read ${momentIn(zone, new Date(toldAt), now)}.`;
  const written = (end: string): string =>
    toGsm([head, `${said} ${read}`, `${sender.helpLine}${end}`].join('\n'));
  return { what, sms: written(`. ${END}`), other: written('') };
}
