import * as z from 'zod';
import { PAIR_SPORTS, TENNIS_TOURS } from '#domain/events/pairSports.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { ODDS_FEEDS, ODDS_TROUBLES, type OddsFeedState } from '#domain/operation/oddsFeeds.ts';
import { keyedIds } from '#feeds/joined/keyedIds.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const known = <T extends z.ZodType>(schema: T) =>
  schema.nullable().transform((value) => value ?? undefined);
const feed = z.enum(ODDS_FEEDS);
const league = z.enum(TEAM_LEAGUES);

const feedState = z.object({
  feed,
  trouble: known(z.enum(ODDS_TROUBLES)),
  since: timestampColumn,
  resumeAt: known(timestampColumn),
  remaining: known(z.int()),
  creditsAt: known(timestampColumn),
});

const dueSchema = z.object({
  starts: z.array(z.object({ league, start: timestampColumn })),
  readings: z.array(
    z.object({
      feed,
      league,
      askedAt: timestampColumn,
      readAt: known(timestampColumn),
      trouble: known(z.enum(ODDS_TROUBLES)),
    }),
  ),
  feeds: z.array(feedState),
  spent: z.array(z.object({ feed, today: z.int(), month: z.int() })),
  pairStarts: z.array(
    z.object({ sport: z.enum(PAIR_SPORTS), league: z.string(), start: timestampColumn }),
  ),
  keys: z.array(
    z.object({
      feed,
      key: z.string(),
      sport: z.enum(PAIR_SPORTS),
      tour: known(z.enum(TENNIS_TOURS)),
      /** Whether the feed's list had it last. */
      listed: z.boolean(),
      askedAt: known(timestampColumn),
      readAt: known(timestampColumn),
      /** Fights and matches of ours that it priced last. */
      pairs: z.int(),
      trouble: known(z.enum(ODDS_TROUBLES)),
    }),
  ),
  lists: z.array(z.object({ feed, askedAt: timestampColumn })),
});

/** The facts that decide what is read now. Times are ISO 8601 in UTC. */
export type OddsDue = z.infer<typeof dueSchema>;

/** Starts within a day, last readings, credits spent and the feeds' state, in one call. */
export const readOddsDue = (client: Client): Promise<OddsDue> =>
  readData('reading which odds are due', client.rpc('odds_due'), dueSchema);

/** How each feed of many books with a key is, once it has been asked; undefined without a key: then nobody asks the store. */
export async function readKeyedFeeds(
  client: Client,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly OddsFeedState[] | undefined> {
  const keyed = keyedIds(environment);
  if (keyed.length === 0) return undefined;
  const { feeds, readings, spent } = await readOddsDue(client);
  return feeds
    .filter(({ feed }) => keyed.includes(feed))
    .map((state) => ({
      ...state,
      readAt: readings
        .flatMap(({ feed, readAt }) => (feed === state.feed && readAt) || [])
        .toSorted((one, other) => Date.parse(one) - Date.parse(other))
        .at(-1),
      spentToday: spent.find(({ feed }) => feed === state.feed)?.today ?? 0,
    }));
}
