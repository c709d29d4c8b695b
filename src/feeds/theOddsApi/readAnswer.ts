import type { OddsTrouble } from '#domain/operation/oddsFeeds.ts';
import type { Credits, OddsAnswer } from '../oddsFeed.ts';
import type { MeteredAnswer } from '../reading/askMetered.ts';
import { parseOdds } from './answer.ts';
import type { AskedGames } from './event.ts';
import { refusalText } from './trouble.ts';

/** How a feed of this shape says what is left of the quota, and what a refusal means. */
interface Dialect {
  readonly creditsIn: (headers: Headers) => Credits;
  readonly troubleOf: (status: number, body: unknown) => OddsTrouble;
}

/** What an answer comes to: prices, or one trouble. */
export function readOddsAnswer(
  answer: MeteredAnswer,
  asked: AskedGames,
  { creditsIn, troubleOf }: Dialect,
): OddsAnswer {
  if (answer.kind === 'none') {
    return { ok: false, trouble: 'down', reason: answer.reason, credits: {} };
  }
  const { status, headers, json } = answer;
  const credits = creditsIn(headers);
  if (status !== 200) {
    const trouble = troubleOf(status, json);
    return { ok: false, trouble, reason: refusalText(status, json), credits };
  }
  const read = parseOdds(json, asked);
  if (read) return { ok: true, ...read, credits };
  const reason = Array.isArray(json) ? 'its answer is of another sport' : 'its answer is no list';
  return { ok: false, trouble: 'unreadable', reason, credits };
}
