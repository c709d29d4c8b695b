import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { SPORT_KEYS } from '#feeds/theOddsApi/sports.ts';
import { elevenBooks, type PricedGame } from '#local/standins/feeds/elevenBooks.ts';
import { serveFeed } from '#local/standins/feeds/serveFeed.ts';
import { theOddsApiStandIn } from '#local/standins/feeds/theOddsApi.ts';
import { readOddsFeeds } from '#slate/odds/readOdds.ts';
import type { SeasonSite } from '#test/season/site.ts';
import { createSite } from '#wiring';
import { median } from '../bench/measure.ts';

const MINUTE = 60_000;
const MINUTES = 12;

/** The games to come, by league, as the stand-in prices them. */
async function gamesToCome({
  query,
}: SeasonSite): Promise<ReadonlyMap<string, readonly PricedGame[]>> {
  const rows = await query<PricedGame & { league: string }>(
    `select g.id::text, g.league::text, h.name as home, a.name as away, (extract(epoch from g.game_time) * 1000)::float8 as start
     from public.games g join public.teams h on h.id = g.home_team_id join public.teams a on a.id = g.away_team_id
     where g.status = 'scheduled'`,
  );
  return Map.groupBy(rows, ({ league }) => league);
}

/** What a minute's reading costs in function time, with ten books on a full day's games, and when there is nothing to do. */
export async function minutesOf(site: SeasonSite, from: number): Promise<string> {
  await site.goTo(from);
  const games = await gamesToCome(site);
  const feed = theOddsApiStandIn(
    {
      sports: () => Object.values(SPORT_KEYS),
      events: (sport, now) => {
        const league = TEAM_LEAGUES.find((one) => SPORT_KEYS[one] === sport);
        return league ? elevenBooks(league, sport, games.get(league) ?? [], now) : [];
      },
    },
    { key: 'stand-in', credits: 1e6 },
  );
  const server = await serveFeed(feed);
  const env = {
    ...site.settings,
    THE_ODDS_API_KEY: 'stand-in',
    THE_ODDS_API_BASE_URL: server.url,
    ODDS_CREDITS_PER_DAY: '1000000',
  };
  const timed = async () => {
    const began = performance.now();
    const run = await readOddsFeeds(createSite(env), () => {});
    return { run, ms: performance.now() - began };
  };
  try {
    const readings: number[] = [];
    const idle: number[] = [];
    let [requests, changes] = [0, 0];
    for (let minute = 0; minute < MINUTES; minute += 1) {
      await site.goTo(from + minute * MINUTE);
      const { run, ms } = await timed();
      if (run.status !== 'done') continue;
      readings.push(ms);
      requests += run.requests;
      changes += run.changes;
      idle.push((await timed()).ms);
    }
    const each = (sum: number): string => (sum / readings.length).toFixed(1);
    return [
      '',
      `a minute's reading: ${each(requests)} leagues, ${each(changes)} changes, ${median(readings).toFixed(0)} ms of function time (median of ${readings.length}; the first, with its tables, ${(readings[0] ?? 0).toFixed(0)} ms)`,
      `nothing to do: ${median(idle).toFixed(0)} ms`,
    ].join('\n');
  } finally {
    await server.stop();
  }
}
