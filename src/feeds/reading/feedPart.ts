import type { FeedPart } from '#domain/operation/state.ts';
import type { HeardFeed } from './feedState.ts';
import { LONGEST_PART } from './limits.ts';

/** Common prefix of ESPN's addresses; the rest says what is requested. */
const COMMON = /^\/apis\/(?:site\/)?v2\/sports\//;
/** Numbers of teams, games and seasons, places ("40.81,-74.07"), and keys: variable parts of one kind of request. */
const ID = /^(?:-?\d[\d.,-]*|.*\d{3}.*|.{32,})$/;

/** The kind of request at an address, "football/nfl/scoreboard", with `*` for numbers and keys. */
export const feedPart = ({ pathname }: URL): string =>
  pathname
    .replace(COMMON, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (ID.test(segment) ? '*' : segment))
    .join('/')
    .slice(0, LONGEST_PART);

/** ESPN's standings: asked once a day, and apart from its boards. */
const STANDINGS = /^\/apis\/v2\/sports\/.+\/standings$/;
/** Sports that one host serves separately, and that may fail one by one; addresses without "/apis/site" are ESPN's core API. */
const SPORT = /^\/(apis\/site\/)?v\d\/sports\/([a-z-]+)\//;

/**
 * The part of a feed that rests if it does not answer: for one with many sports the sport, "ESPN football"; for its core API,
 * which only complements boards and is another host, the sport there, "ESPN core football"; standings are one part.
 */
export function sectionOf(feed: string, { pathname }: URL): string {
  if (STANDINGS.test(pathname)) return `${feed} standings`;
  const [, site, sport] = SPORT.exec(pathname) ?? [];
  if (sport === undefined) return feed;
  return site === undefined ? `${feed} core ${sport}` : `${feed} ${sport}`;
}

/** Whether a feed merely has no such team or game, so it is well. */
export const isMissing = (url: URL, heard: HeardFeed): boolean =>
  heard.kind === 'refused' &&
  heard.status === 404 &&
  (feedPart(url).includes('*') || url.searchParams.has('event'));

/** How a feed responds to a kind of request, after one more answer. The same object if nothing is new. */
export function partAfter(before: FeedPart, heard: HeardFeed, now: Date): FeedPart {
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

/** How long the working form is used first, before the usual one is tried again. */
const FORM_SERVES_MS = 86_400_000;

/** The form of request to try first; undefined for the usual one. */
export const formNow = ({ form, formAt }: FeedPart, now: Date): string | undefined =>
  formAt !== undefined && now.getTime() - Date.parse(formAt) < FORM_SERVES_MS ? form : undefined;

/** Updates after a form worked; undefined: the usual one. The same object if nothing is new. */
export function formAfter(before: FeedPart, form: string | undefined, now: Date): FeedPart {
  const { form: known, formSince, formAt: _, ...rest } = before;
  if (form === undefined) return known === undefined ? before : rest;
  const formAt = now.toISOString();
  return { ...rest, form, formSince: known === form && formSince ? formSince : formAt, formAt };
}
