import { lastingPartPath } from '#domain/archive/eventAddress.ts';
import type { SqlQuery } from '#local/services/query.ts';

/** Pages of each kind that are asked for. */
const PAGES = 200;
/** Times that a list is. */
const LISTS = 30;

export interface AddressKind {
  readonly name: string;
  readonly paths: readonly string[];
}

const often = (path: string): readonly string[] => Array.from({ length: LISTS }, () => path);

/** The addresses to ask for, by kind. */
export async function addressesIn(query: SqlQuery): Promise<readonly AddressKind[]> {
  const games = await query<{ id: string }>(
    `select id from past_games where id > 100000 order by md5(id::text) limit ${PAGES}`,
  );
  const parts = async (league: string) => {
    const rows = await query<{ id: string; part: string }>(
      `select p.id, p.part from past_forecast_parts p where p.id > 100000 and p.league like '${league}%' order by md5(p.id::text) limit ${PAGES}`,
    );
    return rows.map(({ id, part }) => lastingPartPath(Number(id), part));
  };
  const [month] = await query<{ league: string; month: string; games: number }>(
    'select league, month, games from past_months where not sample order by games desc limit 1',
  );
  const [ofEvents] = await query<{ league: string; month: string; contests: number }>(
    'select league, month, contests from past_event_months where not sample order by contests desc limit 1',
  );
  const league = (month?.league ?? '').toLowerCase();
  const own = (ofEvents?.league ?? '').toLowerCase();
  return [
    { name: 'a game', paths: games.map(({ id }) => `/game/${id}`) },
    { name: 'a bout', paths: await parts('UFC') },
    { name: 'a match', paths: await parts('ATP') },
    { name: 'a race', paths: await parts('F1') },
    { name: 'a tournament', paths: await parts('pga') },
    { name: 'all leagues', paths: often('/archive') },
    { name: 'a league’s months', paths: often(`/archive/${league}`) },
    { name: `a month, ${month?.games} games`, paths: often(`/archive/${league}/${month?.month}`) },
    {
      name: `a month, ${ofEvents?.contests} events`,
      paths: often(`/archive/${own}/${ofEvents?.month}`),
    },
    { name: 'the list of sitemaps', paths: often('/sitemap-archive.xml') },
    { name: 'a month’s sitemap', paths: often(`/sitemap-archive/${ofEvents?.month}.xml`) },
  ];
}
