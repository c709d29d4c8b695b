import * as z from 'zod';
import { playerLineSchema } from '#contract/players/lines.ts';
import {
  askedKey,
  type PlayerAsked,
  type PlayerNow,
  type PlayersNow,
} from '#domain/follow/playerNow.ts';
import { PLAYER_LEAGUES, type PlayerLeague } from '#domain/players/statNames.ts';
import { PLAYER_STATUSES } from '#domain/players/status.ts';
import { slug } from '#domain/words/slug.ts';
import { type Client, readData } from '#store/client.ts';
import { presentFields, timestampColumn } from '#store/columns.ts';
import { keep } from '#store/keep.ts';

const game = {
  gameId: z.int(),
  gameTime: timestampColumn,
  home: z.string(),
  away: z.string(),
  neutral: z.boolean(),
  sample: z.boolean(),
};

const status = z.enum(PLAYER_STATUSES).nullable();

const nowRow = z
  .object({
    league: z.enum(PLAYER_LEAGUES),
    playerId: z.string(),
    name: z.string(),
    position: z.string(),
    status,
    team: z.string().nullable(),
    next: z
      .object({
        ...game,
        timeKnown: z.boolean(),
        status: z.enum(['scheduled', 'live']),
        asOf: timestampColumn,
        line: z.nullable(playerLineSchema),
      })
      .transform(presentFields)
      .nullable(),
    last: z
      .object({
        ...game,
        stats: z.record(z.string(), z.number()),
        said: z.record(z.string(), z.array(z.number())).nullable(),
      })
      .transform(presentFields)
      .nullable(),
    news: z.object({ id: z.int(), status, before: status, toldAt: timestampColumn }).nullable(),
  })
  .transform((row): PlayerNow => presentFields(row));

const namesRow = z.array(z.tuple([z.string(), z.string()]));

/** Who is meant by the ids that a source of ours gave before a feed named them: numbers by the slugs of names that one player has. */
type Numbers = ReadonlyMap<string, string>;

function numbersOf(names: z.infer<typeof namesRow>): Numbers {
  const byName = Map.groupBy(names, ([, name]) => slug(name));
  return new Map(
    [...byName].flatMap(([name, those]) => {
      const [only, other] = those;
      return only && !other ? [[name, only[0]] as const] : [];
    }),
  );
}

/**
 * What is known of players now, by who was asked about; a player whom nobody has named is left out. Of an id from before a feed
 * named him the player of that name in the league, if it is one.
 */
export type PlayersReader = (asked: readonly PlayerAsked[], now: Date) => Promise<PlayersNow>;

/** How long an instance keeps a league's names: a feed names somebody once. */
const KEPT_MS = 3_600_000;

export const NO_PLAYERS: PlayersNow = new Map();

/** Players asked for in one call. */
const MOST_ASKED = 100;

/** Ids that no feed has given. */
const isOurs = ({ playerId }: PlayerAsked): boolean => playerId.startsWith('n');

export function playersReader(client: Client): PlayersReader {
  const kept = keep<Numbers>(PLAYER_LEAGUES.length);
  const readNumbers = async (league: PlayerLeague): Promise<Numbers> => {
    const call = client.rpc('player_names', { p_league: league });
    return numbersOf(await readData('reading players’ names', call, namesRow));
  };
  /** The same under the number that a feed has given him since. */
  const numbered = async (asked: PlayerAsked, now: Date): Promise<PlayerAsked> => {
    const { league, nameKey } = asked;
    if (!isOurs(asked) || nameKey === '') return asked;
    const key = `${league} ${Math.floor(now.getTime() / KEPT_MS)}`;
    const playerId = (await kept(key, () => readNumbers(league))).get(nameKey);
    return playerId === undefined ? asked : { ...asked, playerId };
  };
  return async (asked, now) => {
    if (asked.length === 0) return NO_PLAYERS;
    const current = await Promise.all(
      asked.map(async (one) => [askedKey(one), await numbered(one, now)] as const),
    );
    const of = current.map(([, { league, playerId }]) => ({ league, playerId }));
    const known = new Map<string, PlayerNow>();
    for (let from = 0; from < of.length; from += MOST_ASKED) {
      const call = client.rpc('followed_players', { p_of: of.slice(from, from + MOST_ASKED) });
      for (const row of await readData('reading players', call, z.array(nowRow)))
        known.set(askedKey(row), row);
    }
    return new Map(
      current.flatMap(([key, one]) => {
        const player = known.get(askedKey(one));
        return player ? [[key, player] as const] : [];
      }),
    );
  };
}
