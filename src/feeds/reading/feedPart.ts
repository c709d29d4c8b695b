import type { FeedPart } from '#domain/operation/state.ts';
import type { Heard } from './feedState.ts';

/** Where ESPN keeps what is asked for: the rest of the address says what. */
const COMMON = /^\/apis\/site\/v2\/sports\//;
/** Numbers of teams, games and seasons, places ("40.81,-74.07"), and keys: one of a kind of request. */
const ID = /^(?:-?\d[\d.,-]*|.*\d{3}.*|.{32,})$/;
export const LONGEST_PART = 120;

/** What is asked for under an address, "football/nfl/scoreboard": numbers and keys in it are a `*`. */
export const feedPart = ({ pathname }: URL): string =>
  pathname
    .replace(COMMON, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (ID.test(segment) ? '*' : segment))
    .join('/')
    .slice(0, LONGEST_PART);

/** Sports that one host keeps apart, and that may fail one by one; what is bare of "/apis/site" is ESPN's core API. */
const SPORT = /^\/(apis\/site\/)?v\d\/sports\/([a-z-]+)\//;

/**
 * What of a feed rests where it does not answer: of one that keeps many sports the sport, "ESPN football"; of its core
 * API, which only adds to boards and is another host, the sport there, "ESPN core football".
 */
export function sectionOf(feed: string, { pathname }: URL): string {
  const [, site, sport] = SPORT.exec(pathname) ?? [];
  if (sport === undefined) return feed;
  return site === undefined ? `${feed} core ${sport}` : `${feed} ${sport}`;
}

/** Whether a feed merely has no such team or game: it is well. */
export const isMissing = (url: URL, heard: Heard): boolean =>
  heard.kind === 'refused' &&
  heard.status === 404 &&
  (feedPart(url).includes('*') || url.searchParams.has('event'));

/** How a feed takes a kind of request, after one more answer. The same object if nothing is new. */
export function partAfter(before: FeedPart, heard: Heard, now: Date): FeedPart {
  const { refused: known, refusedSince, refusedAt: _, ...rest } = before;
  if (heard.kind === 'read') return known === undefined ? before : rest;
  if (heard.kind !== 'refused') return before;
  const refusedAt = now.toISOString();
  return {
    ...rest,
    refused: heard.status,
    refusedSince: refusedSince ?? refusedAt,
    refusedAt,
  };
}

/** How long the form that works is asked first, before the usual one is tried again. */
const FORM_SERVES_MS = 86_400_000;

/** The form of request that is to be tried first; undefined where it is the usual one. */
export const formNow = ({ form, formAt }: FeedPart, now: Date): string | undefined =>
  formAt !== undefined && now.getTime() - Date.parse(formAt) < FORM_SERVES_MS ? form : undefined;

/** After a form was found to serve; undefined: the usual one. The same object where nothing is new. */
export function formAfter(before: FeedPart, form: string | undefined, now: Date): FeedPart {
  const { form: known, formSince, formAt: _, ...rest } = before;
  if (form === undefined) return known === undefined ? before : rest;
  const formAt = now.toISOString();
  return { ...rest, form, formSince: known === form && formSince ? formSince : formAt, formAt };
}
