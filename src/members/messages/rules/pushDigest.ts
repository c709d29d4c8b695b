import type { SayableDay } from '#domain/prices/sayableDay.ts';
import { capital } from '#domain/words/capital.ts';
import { toGsm } from '#domain/words/gsm.ts';
import { timeIn } from '#members/account/rules/hours.ts';
import type { Sender } from '#members/account/rules/sender.ts';
import { betsWorth, contentOf, type Digest, type DigestWishes, saidInDigest } from './digest.ts';

/** A locked phone cuts off the rest. */
const LONGEST = 180;

/** As many lines as fit after a team's or player's, best first, at least one, plus the number left out. */
function fitted(
  team: readonly string[],
  lines: readonly string[],
  tail: string,
): readonly [string, number] {
  const textOf = (count: number): string => {
    const left = lines.length - count;
    const more = left > 0 ? [`+${left} more`] : [];
    return [...team, ...lines.slice(0, count), ...more, tail].join('\n');
  };
  for (let count = lines.length; count > 1; count -= 1)
    if (textOf(count).length <= LONGEST) return [textOf(count), count];
  return [textOf(1), 1];
}

/** A member's digest as a notification: what a locked phone shows; the site has the rest. */
export function pushDigest(day: SayableDay, wishes: DigestWishes, sender: Sender): Digest {
  const { teams, players, lines, none } = contentOf(day, wishes);
  const [own] = [...teams, ...players];
  const first = own ? [toGsm(own.short)] : [];
  const sample = day.sample ? 'SAMPLE DATA: ' : '';
  const at = timeIn(wishes.zone, day.now);
  if (lines.length === 0) {
    if (wishes.silent) return { title: null, body: null, startsAt: null, named: [] };
    const quiet = `${capital(none)} ${sender.helpLine}`;
    const told = [...first, quiet].join('\n');
    const body = told.length <= LONGEST ? told : quiet;
    return { title: `${sample}${sender.name}, ${at}`, body, startsAt: null, named: [] };
  }
  const title = `${sample}${betsWorth(lines.length)}, ${at}`;
  const texts = lines.map(({ text }) => text);
  const plain = fitted([], texts, sender.helpLine);
  const withTeam = fitted(first, texts, sender.helpLine);
  const [body, count] = withTeam[0].length <= LONGEST ? withTeam : plain;
  return { title, body, ...saidInDigest(lines.slice(0, count)) };
}
