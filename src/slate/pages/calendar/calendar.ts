import * as z from 'zod/mini';
import type { CalendarEntry } from '#contract/answers/calendar/entry.ts';
import { calendarEntrySchema } from '#contract/answers/calendar/schema.ts';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { leaguePageName, leaguePagePath } from '#domain/leagues/leaguePage.ts';
import type { Call } from '#http/endpoint.ts';
import { SAFE_TEXT, STORED } from '#http/headers.ts';
import { movedTo } from '#http/open.ts';
import { servedPage as pageAt, plainTextPage } from '#http/page.ts';
import { etagOf, taggedAnswer } from '#http/taggedAnswer.ts';
import { SITE } from '#site';
import { calendarText } from '#slate/answers/calendarText.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { timedList } from '#slate/answers/timedText.ts';
import { answers } from '#slate/answers/tools.ts';
import { type CalendarAddress, calendarAddress } from './calendarAddress.ts';
import { knownName } from './knownName.ts';

const entriesSchema = z.array(calendarEntrySchema);

/** A calendar's name, without the characters that its format gives a meaning. */
const plain = (name: string): string => `${SITE.name}: ${name.replaceAll(/[,;\\]/g, ' ')}`;

/** "Simcast: NFL", "Simcast: Buffalo Bills"; undefined for a team or tour that there is not. */
async function nameOf(
  call: Call,
  { page, of }: CalendarAddress,
  entries: readonly CalendarEntry[],
): Promise<string | undefined> {
  if (of === undefined) return plain(leaguePageName(page));
  const playing = entries.flatMap((entry) => entry.of).find(({ slug }) => slug === of);
  const name = playing?.name ?? (await knownName(call, page, of));
  return name && plain(name);
}

const isWanted =
  ({ of, game }: CalendarAddress) =>
  (entry: CalendarEntry): boolean => {
    if (game !== undefined) return entry.key === `game-${game}`;
    return of === undefined || entry.of.some(({ slug }) => slug === of);
  };

const none = (text: string): Response => plainTextPage(404, text);

async function answer(call: Call): Promise<Response> {
  const { site, request, url, now } = call;
  const { pathname } = url;
  const address = calendarAddress(pathname);
  if (!address) return none('There is no such calendar');
  const { page, path, game } = address;
  if (pathname !== path) return movedTo(path, SAFE_TEXT);
  const read = await site.use(answers).read(ANSWER_KEYS.calendar(page), now, timedList([]));
  const all = entriesSchema.parse(JSON.parse(new TextDecoder().decode(read?.bytes)));
  const entries = all.filter(isWanted(address));
  if (game !== undefined && entries.length === 0)
    return none('No prediction of this game is published');
  const name = await nameOf(call, address, entries);
  if (name === undefined) return none('There is no such calendar');
  const text = calendarText(name, entries, leaguePagePath(page));
  return taggedAnswer(request, text, {
    headers: {
      ...SAFE_TEXT,
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
