import { parseArgs } from 'node:util';
import { inSeason } from '#domain/leagues/season.ts';
import { addDays, easternDate } from '#domain/time/time.ts';
import { tellersOf } from '#test/season/feeds/tellers.ts';
import { EVERY_LEAGUE, makeWorld } from '#test/season/world/makeWorld.ts';
import type { Cleanup } from '../../cleanup.ts';
import { PlainError } from '../../plainError.ts';
import { FEED_MODES, type FeedMode } from './mode.ts';
import { serveFeed } from './serveFeed.ts';

export const FEEDS_USAGE = `npm run feeds -- [--become NAME=MODE]

Serves stand-ins of the outside feeds, which refuse what the feeds refuse, and prints the settings that lead to them.
  --become NAME=MODE  ESPN, BOVADA, … as its settings call it, and ${FEED_MODES.join(', ')}; may be repeated
  --help              this text`;

const isMode = (text: string | undefined): text is FeedMode =>
  FEED_MODES.some((mode) => mode === text);

function readOptions(args: readonly string[], names: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        become: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    });
    const modes = new Map<string, FeedMode>();
    for (const one of values.become) {
      const [name = '', mode] = one.split('=');
      if (!names.includes(name) || !isMode(mode)) throw new Error(`--become ${one} is not known`);
      modes.set(name, mode);
    }
    return { help: values.help, modes };
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n', 1)[0] : 'unknown option';
    throw new PlainError(`${why}\n\n${FEEDS_USAGE}`);
  }
}

export interface FeedsCommand {
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

/** `npm run feeds`. Rejects with a PlainError for an unknown option. */
export async function feedsCommand(
  args: readonly string[],
  { now, print, cleanup }: FeedsCommand,
): Promise<void> {
  const today = easternDate(now());
  const played = EVERY_LEAGUE.filter(({ league }) => inSeason(league, today));
  const days = { from: addDays(today, -20), to: addDays(today, 10) };
  const world = {
    ...makeWorld(1, [days], 0, played),
    jolpica: { races: () => racesAround(today) },
  };
  const time = () => now().getTime();
  const feeds = tellersOf(world, { faultOf: () => undefined, time, say: () => {} });
  const { help, modes } = readOptions(args, Object.keys(feeds));
  if (help) return print(FEEDS_USAGE);
  for (const [name, feed] of Object.entries(feeds)) {
    const server = await serveFeed(feed, { now: time });
    await cleanup.add(server.stop);
    await server.become(modes.get(name) ?? 'well');
    print(`${name}_BASE_URL=${server.url}`);
  }
}
