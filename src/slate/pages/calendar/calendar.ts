import * as z from 'zod/mini';
import type { CalendarEntry } from '#contract/answers/calendar/entry.ts';
import { calendarEntrySchema } from '#contract/answers/calendar/schema.ts';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { leaguePageName } from '#domain/leagues/leaguePage.ts';
import type { Call } from '#http/endpoint.ts';
import { etagOf, given } from '#http/given.ts';
import { SAFE_PAGE, STORED } from '#http/headers.ts';
import { movedTo } from '#http/open.ts';
import { page as pageAt, plainTextPage } from '#http/page.ts';
import { SITE } from '#site';
import { calendarText } from '#slate/answers/calendarText.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { timedList } from '#slate/answers/timedText.ts';
import { answers } from '#slate/answers/tools.ts';
import { type CalendarAddress, calendarAddress } from './calendarAddress.ts';

const entriesSchema = z.array(calendarEntrySchema);

const named = (slug: string): string =>
  slug.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();

/** "Simcast: NFL", "Simcast: Buffalo Bills"; a team without games is named by its address. */
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

async function answer({ site, request, url: { pathname }, now }: Call): Promise<Response> {
  const address = calendarAddress(pathname);
  if (!address) return plainTextPage(404, 'There is no such calendar');
  const { page, path, game } = address;
  if (pathname !== path) return movedTo(path, SAFE_PAGE);
  const read = await site.use(answers).read(ANSWER_KEYS.calendar(page), now, timedList([]));
  const all = entriesSchema.parse(JSON.parse(new TextDecoder().decode(read?.bytes)));
  const entries = all.filter(isWanted(address));
  if (game !== undefined && entries.length === 0)
    return plainTextPage(404, 'No prediction of this game is published');
  const text = calendarText(nameOf(address, entries), entries);
  return given(request, text, {
    headers: {
      ...SAFE_PAGE,
      ...STORED,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${path.split('/').at(-1)}"`,
    },
    etag: etagOf(text),
  });
}

/** An app keeps its old content on an error; an empty calendar would delete it. */
const KIND = {
  failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 300 }),
  open: true,
};

/** `/calendar/…ics` from the current slate: a subscribed app is never behind the site. */
export const CALENDARS = [
  pageAt('/calendar/:page', answer, KIND),
  pageAt('/calendar/:page/:of', answer, KIND),
] as const;
