import type { SlateStatus } from '#contract/slateStatus.ts';
import { oldestDatum } from '#domain/events/oldestDatum.ts';
import { sportOf } from '#domain/events/sportEvent.ts';
import type { PublishedSlate } from './rendering.ts';
import type { Piece } from './timedText.ts';

/** The current slate, and the oldest datum of each league's games and each individual sport's events in it. */
export function renderSlateStatus({ contentHash, games, events, asOf }: PublishedSlate): Piece {
  const oldest: Record<string, string> = {};
  const note = (of: string, at: string): void => {
    const known = oldest[of];
    if (known === undefined || at < known) oldest[of] = at;
  };
  for (const { league, asOf: confirmed, odds } of games) {
    for (const at of [confirmed, ...odds.map((quote) => quote.asOf)]) note(league, at);
  }
  for (const event of events) note(sportOf(event.league), oldestDatum(event));
  const body: SlateStatus = { contentHash, asOf: oldest };
  return { text: JSON.stringify(body), asOf };
}
