import { platformStats } from '#contract/platformStats.ts';
import type { EventSport } from '#domain/events/event.ts';
import { lastEventWords } from '#domain/events/offSeason.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { GOLF_TOURS } from '#domain/leagues/eventLeague.ts';
import type { LedgerEntry } from '#domain/ledger/entry.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import type { OwnPage } from '#render/ownPage/ownPage.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { allRows } from '#slate/answers/recordRows.ts';
import { currentRecord } from '#slate/answers/recordTools.ts';
import { promptStore } from '#slate/tools.ts';
import type { Site } from '#wiring';
import { readPageAnswer } from './readAnswer.ts';

const SPORTS: Readonly<Record<string, readonly EventSport[]>> = {
  fighter: ['UFC', 'Boxing'],
  ufc: ['UFC'],
  boxing: ['Boxing'],
  tennis: ['Tennis'],
  f1: ['F1'],
  nascar: ['NASCAR'],
  golf: ['Golf'],
};

/** The sports of individuals that a page shows; undefined for other pages. */
export const sportsOfPage = (path: string): readonly EventSport[] | undefined =>
  SPORTS[path.split('/')[1] ?? ''];

interface Published {
  readonly slate: string;
  /** When the slate was confirmed, ISO 8601 in UTC. */
  readonly asOf: string | undefined;
  readonly events: readonly SportEvent[];
  /** Ledger entries of their predictions, by the prediction's id. */
  readonly ledger: ReadonlyMap<number, LedgerEntry>;
}

/** The events of some sports on the current slate. */
async function readEvents({ use }: Site, sports: readonly EventSport[]): Promise<Published> {
  const store = use(promptStore);
  const slate = await store.readCurrentSlate();
  if (!slate) return { slate: '', asOf: undefined, events: [], ledger: new Map() };
  const lists = await Promise.all(
    sports.map((sport) => store.readEvents({ slateId: slate.id, sport })),
  );
  const events = lists.flat();
  const ledger = await store.readEventLedgerEntries(events.map(({ id }) => id));
  return { slate: slate.contentHash, asOf: slate.asOf, events, ledger };
}

/** Every graded line, for the one sentence that needs them; without it the page is whole. */
async function readGraded(site: Site): Promise<readonly RecordRow[]> {
  try {
    const record = await site.use(currentRecord)();
    return record ? await allRows(site, record) : [];
  } catch {
    return [];
  }
}

/** The later content of a page of individuals; undefined if what it shows has left the slate. */
export async function drawSport(
  site: Site,
  sports: readonly EventSport[],
  path: string,
  built: string,
  now: Date,
): Promise<(OwnPage & { readonly slate: string }) | undefined> {
  const [pages, { shellPart }, { isOffSeason }] = await Promise.all([
    import('#render/ownPage/sportPages.ts'),
    import('#render/shellParts.ts'),
    import('#render/ownPage/offSeason.ts'),
  ]);
  const { slate, asOf, events, ledger } = await readEvents(site, sports);
  const [, kind, rest] = path.split('/');
  const [sport = 'UFC'] = sports;
  const tour = kind === 'golf' ? GOLF_TOURS.find((slug) => slug === rest) : undefined;
  const own = tour ? events.filter(({ league }) => league === tour) : events;
  const graded = isOffSeason(own, now) ? await readGraded(site) : [];
  const ofPage = tour ? graded.filter(({ league }) => league === tour) : graded;
  const facts = { events: own, last: lastEventWords(sport, own, ofPage), now };
  const withStats = async () => ({
    ...facts,
    stats: await readPageAnswer(site, ANSWER_KEYS.platformStats, platformStats, now),
    asOf,
  });
  const draw = async (): Promise<OwnPage | undefined> => {
    if (kind === 'fighter') return pages.fighterContent(path, events, ledger, now);
    if (tour) return pages.golfTourPage(tour, facts);
    if (kind === 'tennis' && rest) return pages.matchPage(path, events, ledger, now);
    switch (kind) {
      case 'ufc':
        return pages.ufcPage(await withStats(), ledger, shellPart(built, 'about'));
      case 'boxing':
        return pages.boxingPage(facts);
      case 'tennis':
        return pages.tennisPage(facts, shellPart(built, 'archive'));
      case 'f1':
        return pages.f1Page(facts);
      case 'nascar':
        return pages.nascarPage(await withStats());
      default:
        return pages.golfPage(facts, shellPart(built, 'about'));
    }
  };
  const drawn = await draw();
  return drawn && { ...drawn, slate };
}
