import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { archiveNamePath } from '#domain/archive/archivePaths.ts';
import { lastingEventPath } from '#domain/archive/eventAddress.ts';
import { WHOLE_EVENT } from '#domain/events/parts.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import type { Call, Endpoint } from '#http/endpoint.ts';
import { SAFE_PAGE, STORED } from '#http/headers.ts';
import { servedPage } from '#http/page.ts';
import type { Store } from '#slate/store.ts';
import { promptStore } from '#slate/tools.ts';
import { notFoundPage } from './notFoundPage.ts';

interface Left {
  readonly store: Store;
  /** The parts of the asked path after the first, in lower case. */
  readonly parts: readonly string[];
  /** Whether the site shows samples. */
  readonly sample: boolean;
}

const NUMBER = /-(\d{1,15})$/;

/** A match's own page is built while it is to come; what was said of it stays at its event's. */
async function matchLeft({ store, parts: [name = ''], sample }: Left): Promise<string | undefined> {
  const id = Number(NUMBER.exec(name)?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(id)) return undefined;
  const kept = await store.readKeptEvent(id, WHOLE_EVENT);
  const shown = kept && (!kept.event.sample || sample);
  return shown && kept.event.kind === 'match' ? lastingEventPath(id) : undefined;
}

/** A fighter has a page of his own while he has a bout to come. */
async function fighterLeft({
  store,
  parts: [part = ''],
  sample,
}: Left): Promise<string | undefined> {
  for (const league of ['UFC', 'Boxing'] as const) {
    const found = await store.readNamePast({ league, sample, part });
    if (found && found.events.length > 0) return archiveNamePath(league, found.name);
  }
  return undefined;
}

/** A team has one while it is rated or has a game to come. */
async function teamLeft({ store, parts: [first = '', part = ''], sample }: Left) {
  const league = findLeague(first);
  if (!league) return undefined;
  const found = await store.readTeamPast({ league, sample, part });
  return found && found.games.length > 0 ? archiveNamePath(league, found.name) : undefined;
}

/** To the page that stays; not for good, because the next build may have a page at the address again. */
const leadsTo = (path: string): Response =>
  new Response(null, { status: 302, headers: { ...SAFE_PAGE, ...STORED, location: path } });

const FAILED = { failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }) };

/** Addresses of pages that are built while there is something to come, asked for when there is none. */
const left = (path: string, find: (asked: Left) => Promise<string | undefined>): Endpoint =>
  servedPage(
    path,
    async (call: Call) => {
      const { site, url } = call;
      const store = site.use(promptStore);
      const parts = url.pathname.toLowerCase().split('/').slice(2);
      const sample = (await store.readCurrentSlate())?.sample === true;
      const to = await find({ store, parts, sample });
      return to === undefined ? notFoundPage(call) : leadsTo(to + url.search);
    },
    FAILED,
  );

/** `/tennis/{match}`, `/fighter/{name}` and `/team/{league}/{team}` without a built page lead to what was said, if there is any. */
export const LEFT_PAGES = [
  left('/tennis/*', matchLeft),
  left('/fighter/*', fighterLeft),
  left('/team/*', teamLeft),
] as const;
