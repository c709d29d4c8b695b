import * as z from 'zod/mini';
import { clock } from '#clock';
import type { CalendarEntry } from '#contract/answers/calendar/entry.ts';
import { calendarEntrySchema } from '#contract/answers/calendar/schema.ts';
import { ERRORS } from '#contract/errors.ts';
import { leaguePageName } from '#domain/leaguePage.ts';
import { etagOf } from '#server/tasks/answers/etagOf.ts';
import { KEYS } from '#server/tasks/answers/keys.ts';
import { list } from '#server/tasks/answers/timedText.ts';
import { SITE } from '#site';
import { OPEN } from '../answer.ts';
import { currentAnswers } from '../environment.ts';
import { isKnown } from '../etag.ts';
import { plainText, STORED } from '../htmlAnswer.ts';
import { SAFE_PAGE } from '../safe.ts';
import { type CalendarAddress, calendarAddress } from './calendarAddress.ts';
import { calendarText } from './calendarText.ts';

const entriesSchema = z.array(calendarEntrySchema);
const UNSTORED = { 'retry-after': '300' };

const named = (slug: string): string =>
  slug.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();

/** "Simcast: NFL", "Simcast: Buffalo Bills"; a team at rest is named by its address. */
function nameOf({ page, of }: CalendarAddress, entries: readonly CalendarEntry[]): string {
  if (of === undefined) return `${SITE.name}: ${leaguePageName(page)}`;
  const known = entries.flatMap((entry) => entry.of).find(({ slug }) => slug === of);
  return `${SITE.name}: ${(known?.name ?? named(of)).replaceAll(/[,;\\]/g, ' ')}`;
}

const isWanted =
  ({ of, game }: CalendarAddress) =>
  (entry: CalendarEntry): boolean => {
    if (game !== undefined) return entry.key === `game-${game}`;
    return of === undefined || entry.of.some(({ slug }) => slug === of);
  };

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const address = calendarAddress(pathname);
  if (!address) return plainText(404, 'There is no such calendar', OPEN);
  const { page, path, game } = address;
  if (pathname !== path) {
    return new Response(null, {
      status: 301,
      headers: { ...SAFE_PAGE, ...OPEN, location: path },
    });
  }
  const read = await currentAnswers().read(KEYS.calendar(page), clock.now(), list([]));
  const all = entriesSchema.parse(JSON.parse(new TextDecoder().decode(read?.bytes)));
  const entries = all.filter(isWanted(address));
  if (game !== undefined && entries.length === 0) {
    return plainText(404, 'No prediction of this game is published', OPEN);
  }
  const text = calendarText(nameOf(address, entries), entries);
  const etag = etagOf(text);
  const headers = {
    ...SAFE_PAGE,
    ...OPEN,
    ...STORED,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `inline; filename="${path.split('/').at(-1)}"`,
    etag,
  };
  if (isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : text, { headers });
}

/** Answers `/calendar/…ics` from the slate that is up: what an app has subscribed to is never older than the site. */
export async function calendar(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainText(405, ERRORS.method, { allow: 'GET, HEAD' });
  }
  try {
    return await answer(request);
  } catch (error) {
    console.error(error);
    // An app keeps what it has: an empty calendar would take it away.
    return plainText(503, ERRORS.unavailable, UNSTORED);
  }
}
