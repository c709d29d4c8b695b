import process from 'node:process';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import type { EventSport } from '#domain/events/event.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { pathOfOwnPage } from '#domain/product/laterPage.ts';
import { builtPage } from '#http/builtPage.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { timedList } from '#slate/answers/timedText.ts';
import { promptStore } from '#slate/tools.ts';
import type { Site } from '#wiring';
import { readAnswer, readHash } from './readAnswer.ts';
import { keptOwnPages } from './tools.ts';
import { wholeMinute } from './wholeMinute.ts';

/** The events of some sports on the current slate, with the ledger entries of their predictions. */
async function readEvents({ use }: Site, sports: readonly EventSport[]) {
  const store = use(promptStore);
  const slate = await store.readCurrentSlate();
  if (!slate) return { hash: '', events: [], ledger: new Map() };
  const slateId = slate.id;
  const lists = await Promise.all(sports.map((sport) => store.readEvents({ slateId, sport })));
  const events = lists.flat();
  const ledger = await store.readEventLedgerEntries(events.map(({ id }) => id));
  return { hash: slate.contentHash, events, ledger };
}

async function readGames(site: Site, league: string, now: Date) {
  const key = ANSWER_KEYS.upcomingGames(league);
  const hash = await readHash(site, now);
  const games = await readAnswer(site, key, gamesUpcoming, now, timedList([]));
  if ((await readHash(site, now)) !== hash) throw new Error('Another slate went up in between');
  return { hash, games };
}

const FIGHTS: readonly EventSport[] = ['UFC', 'Boxing'];

/** A part of a path: "/team/nfl/buffalo-bills" has "team", "nfl", "buffalo-bills". */
const segmentsOf = (path: string): readonly string[] => path.split('/').slice(1);

async function render(site: Site, siteUrl: string, path: string, now: Date): Promise<string> {
  const built = await builtPage(site, siteUrl, path);
  // React's build for development is three times slower; loaded where it is needed.
  process.env.NODE_ENV ??= 'production';
  const [{ partsDocument }, { fighterContent, nightsContent, teamContent }, { shellPart }] =
    await Promise.all([
      import('#render/partsDocument.tsx'),
      import('#render/ownPage/ownParts.tsx'),
      import('#render/shellParts.ts'),
    ]);
  const [kind, first = ''] = segmentsOf(path);
  if (kind === 'team') {
    const league = findLeague(first);
    if (!league) throw new Error(`There is no league "${first}"`);
    const { hash, games } = await readGames(site, league, now);
    return partsDocument({ ...teamContent(path, league, games, now), slate: hash, now, built });
  }
  const { hash, events, ledger } = await readEvents(site, kind === 'ufc' ? ['UFC'] : FIGHTS);
  const content =
    kind === 'ufc'
      ? nightsContent(events, ledger, shellPart(built, 'about'), now)
      : fighterContent(path, events, ledger, now);
  return partsDocument({ ...content, slate: hash, now, built });
}

/** The path of a page of one team, one fighter or fight cards, by the name it requests its content with. */
export const findOwnPage = (name: string): string | undefined =>
  name === 'ufc' ? '/ufc' : pathOfOwnPage(name);

/** The later content of such a page, from the current slate. Throws if it cannot be read, or the site has no such page. */
export async function renderOwnPage(
  site: Site,
  siteUrl: string,
  path: string,
  at: Date,
): Promise<string> {
  const now = wholeMinute(at);
  const slate = await readHash(site, now);
  return site.use(keptOwnPages)(`${slate} ${path} ${now.getTime()}`, () =>
    render(site, siteUrl, path, now),
  );
}
