/**
 * `npm run bench -- odds`: what one minute's reading of ten books costs with 3, 7 and 12 leagues of twelve games each: time of the
 * function, rows written (a change of one market of one book), bytes of the feed's answers and credits. The books move as the
 * stand-in's do: the sharp ones first, the others minutes later. `at work` is this process's time, the stand-in's included: the rest
 * is waiting for the database. `npm run bench -- odds 5` measures five leagues alone.
 */
import process from 'node:process';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { SPORT_KEYS } from '#feeds/theOddsApi/sports.ts';
import { elevenBooks, type PricedGame } from '#local/standins/feeds/elevenBooks.ts';
import { serveFeed } from '#local/standins/feeds/serveFeed.ts';
import { theOddsApiStandIn } from '#local/standins/feeds/theOddsApi.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { readOddsFeeds } from '#slate/odds/readOdds.ts';
import { createSite } from '#wiring';
import { median } from './measure.ts';

const MINUTE = 60_000;
const MINUTES = 15;
const GAMES = 12;
const COUNTS = process.argv[3] === undefined ? [3, 7, 12] : [Number(process.argv[3])];
const KEY = 'stand-in';

/** Games of some leagues that start within two hours. */
async function addGames({ query }: TestDatabase, leagues: readonly League[]) {
  await query(
    `insert into teams (league, name, short_name, abbreviation)
     select l, l || ' Side ' || n, 'Side ' || n, 'S' || n from unnest($1::text[]) l, generate_series(1, $2) n`,
    [leagues, 2 * GAMES],
  );
  await query(
    `insert into games (source, source_id, sample, league, season, postseason, preseason, game_time, time_known, neutral_site,
       status, home_team_id, away_team_id, as_of)
     select 'bench', l || n, false, l, 2026, false, false, clock() + make_interval(mins => 40 + 5 * n), true, false, 'scheduled',
       h.id, a.id, clock()
     from unnest($1::text[]) l, generate_series(1, $2) n, teams h, teams a
     where (h.league, a.league) = (l, l) and h.abbreviation = 'S' || (2 * n) and a.abbreviation = 'S' || (2 * n - 1)`,
    [leagues, GAMES],
  );
}

async function measure(leagues: readonly League[]): Promise<string> {
  const database = await startTestDatabase();
  let minute = 0;
  const { query, supabaseUrl, secretKey } = database;
  await addGames(database, leagues);
  const rows = await query<PricedGame & { league: string }>(
    `select g.id::text, g.league::text, h.name as home, a.name as away, (extract(epoch from g.game_time) * 1000)::float8 as start
     from games g join teams h on h.id = g.home_team_id join teams a on a.id = g.away_team_id`,
  );
  const games = Map.groupBy(rows, ({ league }) => league);
  const feed = await serveFeed(
    theOddsApiStandIn(
      {
        sports: () => Object.values(SPORT_KEYS),
        events: (sport, now) => {
          const league = TEAM_LEAGUES.find((one) => SPORT_KEYS[one] === sport);
          if (!league) return [];
          const scanned = new Date(now).toISOString();
          const own = games.get(league) ?? [];
          return elevenBooks(league, sport, own, now + minute * MINUTE).map((event) => ({
            ...event,
            bookmakers: event.bookmakers.map((book) => ({
              ...book,
              markets: book.markets.map((market) => ({ ...market, last_update: scanned })),
            })),
          }));
        },
      },
      { key: KEY, credits: 1e6 },
    ),
  );
  const env = {
    SUPABASE_URL: supabaseUrl,
    SUPABASE_SECRET_KEY: secretKey,
    THE_ODDS_API_KEY: KEY,
    THE_ODDS_API_BASE_URL: feed.url,
    ODDS_CREDITS_PER_DAY: '1000000',
  };
  const size = async (): Promise<number> => {
    const [row] = await query<{ bytes: number }>(
      `select (pg_total_relation_size('newest_book_prices')
         + (select sum(pg_total_relation_size(relid)) from pg_partition_tree('book_prices')))::int as bytes`,
    );
    return row?.bytes ?? 0;
  };
  try {
    const times: number[] = [];
    const worked: number[] = [];
    let [changes, requests] = [0, 0];
    for (; minute < MINUTES; minute += 1) {
      await query(
        "update odds_readings set asked_at = asked_at - interval '1 minute', read_at = read_at - interval '1 minute' where true",
      );
      const began = performance.now();
      const before = process.cpuUsage();
      const run = await readOddsFeeds(createSite(env), () => {});
      const ms = performance.now() - began;
      const { user, system } = process.cpuUsage(before);
      if (run.status !== 'done') throw new Error(`minute ${minute}: ${run.status}`);
      // The first stores every price there is.
      if (minute === 0) feed.counts.clear();
      else {
        times.push(ms);
        worked.push((user + system) / 1_000);
        changes += run.changes;
        requests += run.requests;
      }
    }
    const each = (sum: number): number => sum / (MINUTES - 1);
    const { bytes } = feed.counts.total();
    const cells = [
      leagues.length,
      `${median(times).toFixed(0)} ms`,
      `${median(worked).toFixed(0)} ms`,
      each(changes).toFixed(0),
      `${(each(bytes) / 1e6).toFixed(2)} MB`,
      `${(3 * each(requests)).toFixed(0)}`,
      `${((await size()) / 1e6).toFixed(1)} MB`,
    ];
    return `| ${cells.join(' | ')} |`;
  } finally {
    await feed.stop();
    await database.stop();
  }
}

console.log(
  '| leagues | function time | of it at work | rows | read | credits | stored after 15 minutes |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const count of COUNTS) console.log(await measure(TEAM_LEAGUES.slice(0, count)));
process.exit();
