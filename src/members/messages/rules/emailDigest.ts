import type { SayableDay } from '#domain/prices/sayableDay.ts';
import { timeIn } from '#members/account/rules/hours.ts';
import type { Sender } from '#members/account/rules/sender.ts';
import {
  betsWorth,
  contentOf,
  type Digest,
  type DigestWishes,
  figuresTime,
  saidOf,
} from './digest.ts';

/** A day usually has fewer. */
const MOST_LINES = 40;

/** A member's digest as an e-mail: every price that pays, each with its start. The footer is added when sending. */
export function emailDigest(day: SayableDay, wishes: DigestWishes, sender: Sender): Digest {
  const { zone, silent } = wishes;
  const { lines, none } = contentOf(day, wishes);
  const sample = day.sample ? 'SAMPLE DATA. ' : '';
  const at = figuresTime(zone, day.now);
  const [date] = at.split(' ', 1);
  const site = `https://${sender.host}/predictions`;
  if (lines.length === 0) {
    if (silent) return { title: null, body: null, startsAt: null, named: [] };
    const body = `${sample}${sender.name}, ${at}: ${none}\n\nAll predictions: ${site}`;
    return {
      title: `${sender.name} ${date}: no bet worth making`,
      body,
      startsAt: null,
      named: [],
    };
  }
  const named = lines.slice(0, MOST_LINES);
  const left = lines.length - named.length;
  const body = [
    `${sample}${sender.name}, ${at}: ${betsWorth(lines.length)}:`,
    '',
    ...named.map(({ text, startsAt }) => `${text}, starts ${timeIn(zone, new Date(startsAt))}`),
    ...(left > 0 ? [`+${left} more`] : []),
    '',
    `#: ledger line. Prices move, so check before you bet: ${site}`,
  ].join('\n');
  return {
    title: `${sender.name} ${date}: ${betsWorth(lines.length)}`,
    body,
    ...saidOf(named),
  };
}
