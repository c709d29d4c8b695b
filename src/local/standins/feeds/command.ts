import { inSeason } from '#domain/leagues/season.ts';
import { addDays, easternDate } from '#domain/time/time.ts';
import type { Cleanup } from '../../cleanup.ts';
import { FEEDS_SCRIPT } from '../../commandLine/scripts/site.ts';
import { usageOf } from '../../commandLine/usage.ts';
import { PlainError } from '../../plainError.ts';
import { EVERY_LEAGUE } from '../world/habits.ts';
import { makeSeasonWorld } from '../world/makeWorld.ts';
import { booksOfWorld } from './booksOfWorld.ts';
import { FEED_MODES, type FeedMode } from './mode.ts';
import { tellersOf } from './ofWorld/tellers.ts';
import { propLineStandIn } from './propLine.ts';
import { serveFeed } from './serveFeed.ts';
import { theOddsApiStandIn } from './theOddsApi.ts';

const isMode = (text: string | undefined): text is FeedMode =>
  FEED_MODES.some((mode) => mode === text);

/** Throws a PlainError with the usage for a feed or a mode that does not exist. */
function readModes(become: readonly string[], names: readonly string[]) {
  const modes = new Map<string, FeedMode>();
  for (const one of become) {
    const [name = '', mode] = one.split('=');
    if (!names.includes(name) || !isMode(mode)) {
      const why = `--become ${one} is not known: the feeds are ${names.join(', ')}.`;
      throw new PlainError(`${why}

${usageOf(FEEDS_SCRIPT)}`);
    }
    modes.set(name, mode);
  }
  return modes;
}

/** The key that the stand-ins of feeds with a key accept. */
const STAND_IN_KEY = 'stand-in';

interface FeedsCommand {
  readonly now: () => Date;
  readonly print: (text: string) => void;
  readonly cleanup: Cleanup;
}

/** A race two weeks ago and one in a week, as Jolpica lists them. */
const racesAround = (today: string) =>
  [-14, 7].map((days, at) => ({
    season: today.slice(0, 4),
    round: String(at + 1),
    raceName: `Grand Prix ${at + 1}`,
    Circuit: { circuitName: `Ring ${at + 1}`, Location: { locality: 'Example', country: 'USA' } },
    date: addDays(today, days),
    time: '20:00:00Z',
  }));

/** `npm run feeds`. Rejects with a PlainError for an unknown feed or mode. */
export async function feedsCommand(
  become: readonly string[],
  { now, print, cleanup }: FeedsCommand,
): Promise<void> {
  const today = easternDate(now());
  const played = EVERY_LEAGUE.filter(({ league }) => inSeason(league, today));
  const days = { from: addDays(today, -20), to: addDays(today, 10) };
  const world = {
    ...makeSeasonWorld(1, [days], 0, played),
    jolpica: { races: () => racesAround(today) },
    players: true,
    byMinute: true,
  };
  const time = () => now().getTime();
  const books = booksOfWorld(world);
  const feeds = {
    ...tellersOf(world, { faultOf: () => undefined, time, say: () => {} }),
    THE_ODDS_API: theOddsApiStandIn(books, { key: STAND_IN_KEY, credits: 100_000 }),
    PROPLINE: propLineStandIn(books, { key: STAND_IN_KEY, requestsADay: 1_000 }),
  };
  const modes = readModes(become, Object.keys(feeds));
  for (const [name, feed] of Object.entries(feeds)) {
    const server = await serveFeed(feed, { now: time });
    await cleanup.add(server.stop);
    await server.become(modes.get(name) ?? 'well');
    print(`${name}_BASE_URL=${server.url}`);
  }
  for (const name of ['THE_ODDS_API_KEY', 'PROPLINE_API_KEY']) print(`${name}=${STAND_IN_KEY}`);
}
