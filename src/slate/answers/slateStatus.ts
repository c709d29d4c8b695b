import type { SlateStatus } from '#contract/slateStatus.ts';
import { oldestEventDatum } from '#domain/events/oldestDatum.ts';
import { sportOf } from '#domain/events/sportEvent.ts';
import type { RenderedSlate } from './rendering.ts';
import type { TimedPiece } from './timedText.ts';

/** Which slate is up, and the oldest datum of each league's games and each individual sport's events in it. */
export function renderSlateStatus({ contentHash, games, events, asOf }: RenderedSlate): TimedPiece {
  const oldest: Record<string, string> = {};
  const note = (of: string, at: string): void => {
    const known = oldest[of];
    if (known === undefined || at < known) oldest[of] = at;
  };
  for (const { league, asOf: confirmed, odds } of games) {
    for (const at of [confirmed, ...odds.map((quote) => quote.asOf)]) note(league, at);
  }
  for (const event of events) note(sportOf(event.league), oldestEventDatum(event));
  const body: SlateStatus = { contentHash, asOf: oldest };
  return { text: JSON.stringify(body), asOf };
}
