import type { Finding } from './finding.ts';
import { ODDS_FEED_NAMES, type OddsFeedState, type OddsTrouble } from './oddsFeeds.ts';

/** A trouble that passes by itself is found only after this time, ms. */
const PASSING_MS = 15 * 60_000;

const WHAT: Readonly<Record<OddsTrouble, string>> = {
  wrongKey: 'does not accept the key, which has to be set anew',
  spent: 'has no credits left until its quota begins anew or its plan grows',
  busy: 'asks for fewer requests',
  down: 'does not answer',
  refused: 'refuses what it is asked',
  unreadable: 'sends nothing readable',
};

/** What is wrong with feeds of many books. Other prices go on, and these say how old they are. */
export function oddsFindings(
  feeds: readonly OddsFeedState[] | undefined,
  now: Date,
): readonly Finding[] {
  return (feeds ?? []).flatMap(({ feed, trouble, since }): readonly Finding[] => {
    if (trouble === undefined) return [];
    const lasting = trouble === 'wrongKey' || trouble === 'spent';
    if (!lasting && now.getTime() - Date.parse(since) <= PASSING_MS) return [];
    const message = `${ODDS_FEED_NAMES[feed]} ${WHAT[trouble]}. Its prices stay as old as they say; other prices go on.`;
    return [{ key: `odds:${feed}`, level: 'degraded', since, message }];
  });
}
