import process from 'node:process';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { EVENT_PAGES, eventAddress } from '#domain/archive/eventAddress.ts';
import { isSettled, type KeptEvent } from '#domain/archive/keptEvent.ts';
import { type PartKey, WHOLE_EVENT } from '#domain/events/parts.ts';
import { isOverStage } from '#domain/live/liveStage.ts';
import { builtPage } from '#http/builtPage.ts';
import type { Call } from '#http/endpoint.ts';
import { HALF_A_MINUTE, keptYear, SAFE_PAGE, STORED } from '#http/headers.ts';
import { movedTo } from '#http/open.ts';
import { htmlAnswer, servedPage } from '#http/page.ts';
import { readEventPicture } from '#slate/live/events/picture.ts';
import { promptStore } from '#slate/tools.ts';
import { promptClient } from '#store/tools.ts';
import { notFoundPage } from './notFoundPage.ts';

/** Whether the event has such a page: a card has one of its own and one a bout, any other event is its only part. */
const hasPage = ({ event, parts }: KeptEvent, key: PartKey): boolean =>
  (event.kind === 'fights' && key === WHOLE_EVENT) || parts.some((part) => part.key === key);

/** The event, unless it is a sample while the site shows real ones. */
async function readEvent(
  { site }: Call,
  { id, part }: { readonly id: number; readonly part: PartKey },
): Promise<KeptEvent | undefined> {
  const kept = await site.use(promptStore).readKeptEvent(id, part);
  return kept?.event.sample && kept.amongSamples !== true ? undefined : kept;
}

async function answer(call: Call): Promise<Response> {
  const { site, request, url, context, now } = call;
  const address = eventAddress(url.pathname);
  if (address.kind === 'moved') return movedTo(address.to + url.search, SAFE_PAGE);
  const kept = address.kind === 'event' ? await readEvent(call, address) : undefined;
  if (address.kind !== 'event' || !kept || !hasPage(kept, address.part)) return notFoundPage(call);
  const begun =
    Date.parse(kept.event.startTime) <= now.getTime() || kept.event.status !== 'scheduled';
  const [frame, shown] = await Promise.all([
    builtPage(site, context.site.url ?? '', '/archive-shell'),
    begun && (kept.event.kind === 'match' || kept.event.kind === 'tournament')
      ? readEventPicture(site.use(promptClient), address.id, now)
      : undefined,
  ]);
  // React's build for development is three times slower.
  process.env.NODE_ENV ??= 'production';
  const { keptEventDocument } = await import('#render/archive/keptEventDocument.tsx');
  const html = keptEventDocument(frame, kept, address.part, { now, shown });
  const tag = `event-${address.id}`;
  const isPlayed = shown && !isOverStage(shown.live.stage);
  const stored = isPlayed ? HALF_A_MINUTE : STORED;
  const headers = isSettled(kept.parts)
    ? keptYear(tag)
    : { ...stored, 'netlify-cache-tag': `slate,${tag}` };
  return htmlAnswer(request, html, { status: 200, headers });
}

const FAILED = { failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }) };

/** `/event/{id}` and `/event/{id}/{part}`: pages of fights, matches, races and tournaments, which keep their address for ever. */
export const LASTING_EVENT_PAGES = [
  servedPage(EVENT_PAGES, answer, FAILED),
  servedPage(`${EVENT_PAGES}/*`, answer, FAILED),
] as const;
