import type { SayableDay } from '#domain/prices/sayableDay.ts';
import { timeIn } from '#members/account/rules/hours.ts';
import type { Sender } from '#members/account/rules/sender.ts';
import { contentOf, type Digest, type DigestWishes, saidOf } from './digest.ts';

/** A locked phone cuts off the rest. */
const LONGEST = 180;

/** As many lines as fit, best first, at least one, plus the number left out. */
function fitted(lines: readonly string[], tail: string): readonly [string, number] {
  for (let count = lines.length; count > 1; count -= 1) {
    const left = lines.length - count;
    const more = left > 0 ? [`+${left} more`] : [];
    const text = [...lines.slice(0, count), ...more, tail].join('\n');
    if (text.length <= LONGEST) return [text, count];
  }
  const left = lines.length - 1;
  const text = [...lines.slice(0, 1), ...(left > 0 ? [`+${left} more`] : []), tail].join('\n');
  return [text, 1];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A member's digest as a notification: what a locked phone shows; the site has the rest. */
export function pushDigest(day: SayableDay, wishes: DigestWishes, sender: Sender): Digest {
  const { lines, none } = contentOf(day, wishes);
  const sample = day.sample ? 'SAMPLE DATA: ' : '';
  const at = timeIn(wishes.zone, day.now);
  if (lines.length === 0) {
    if (wishes.silent) return { title: null, body: null, startsAt: null, named: [] };
    const body = `${capital(none)} ${sender.helpLine}`;
    return { title: `${sample}${sender.name}, ${at}`, body, startsAt: null, named: [] };
  }
  const title = `${sample}${lines.length === 1 ? '1 bet' : `${lines.length} bets`} worth taking, ${at}`;
  const texts = lines.map(({ text }) => text);
  const [body, count] = fitted(texts, sender.helpLine);
  return { title, body, ...saidOf(lines.slice(0, count)) };
}
