import * as z from 'zod';
import { consensusSchema } from '#contract/game.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { WITHHELD } from '#domain/record/picks/pick.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import type { MovedGame } from './rules/moves.ts';
import type { NamedBet } from './rules/namedBet.ts';
import type { EdgeThen } from './rules/yesterday.ts';

const stand = z.object({
  anchor: z.nullable(consensusSchema),
  home: z.number(),
  draw: z.number(),
  away: z.number(),
});

const movedSchema: z.ZodType<MovedGame> = z.object({
  gameId: z.int(),
  league: z.enum(TEAM_LEAGUES),
  gameTime: timestampColumn,
  timeKnown: z.boolean(),
  home: z.string(),
  away: z.string(),
  since: timestampColumn,
  before: stand,
  after: stand,
});

const daySchema = z.object({
  seen: z.array(z.object({ league: z.string(), at: timestampColumn })),
  moved: z.array(movedSchema),
});
export type MemberDay = z.infer<typeof daySchema>;

const namedShape = {
  gameId: z.int(),
  league: z.string(),
  gameTime: timestampColumn,
  home: z.string(),
  away: z.string(),
  market: z.enum(['moneyline', 'spread', 'total']),
  ledgerLine: z.int(),
};

const sentPrice = z
  .object({
    ...namedShape,
    side: z.string(),
    line: z.number().nullable(),
    american: z.number(),
    provider: z.string(),
    sentAt: timestampColumn,
  })
  .transform(
    ({ side, line, provider, sentAt, ...named }): NamedBet => ({
      ...named,
      pick: side,
      ...(line !== null && { line }),
      book: provider,
      namedAt: sentAt,
    }),
  );

const numberedTeam = z.object({ id: z.int(), league: z.string(), name: z.string() });
type NumberedTeam = z.infer<typeof numberedTeam>;

const teamsSchema = z.object({
  followed: z.int(),
  games: z.array(
    z.object({
      gameId: z.int(),
      league: z.string(),
      gameTime: z.string(),
      timeKnown: z.boolean(),
      home: z.string(),
      away: z.string(),
      homeShare: z.number().nullable(),
      awayShare: z.number().nullable(),
    }),
  ),
});

const sentSchema = z.object({
  /** With picks. */
  messages: z.int(),
  /** With alerts. */
  alerts: z.int(),
  others: z.int(),
  prices: z.array(sentPrice),
});

const edgeThen: z.ZodType<EdgeThen> = z.object({
  ...namedShape,
  pick: z.string(),
  line: z.number().optional(),
  price: z.number(),
  book: z.string(),
  probability: z.number(),
  choices: z.int(),
  claimed: z.number(),
});

const thenSchema = z.object({
  /** Whether a refresh had run within 45 minutes. */
  known: z.boolean(),
  /** Games with a prediction and a recent price. */
  games: z.int(),
  /** Leagues with games but without a recent price. */
  unseen: z.array(z.string()),
  /** Without those whose price may not be given on: a visitor's teaser is of prices. */
  prices: z
    .array(z.union([edgeThen, z.object({ price: z.literal(WITHHELD) })]))
    .transform((edges) => edges.filter((edge) => edge.price !== WITHHELD)),
});
type PricesThen = z.infer<typeof thenSchema>;

/** Data of a member's own page: each a database function. */
export const createMemberDay = (client: Client) => ({
  /** For the current slate: when prices were seen, and its games' figures at an instant and now. */
  day: (since: string): Promise<MemberDay> =>
    readData('reading the day', client.rpc('member_day', { p_since: since }), daySchema),
  /** Ids of what a member follows (domain/follow/follow.ts), in the order of following. */
  follows: (memberId: string): Promise<string[]> => {
    const call = client.rpc('followed_ids', { p_member: memberId });
    return readData('reading what a member follows', call, z.array(z.string()));
  },
  /** All teams, by their numbers. */
  everyTeam: (): Promise<NumberedTeam[]> =>
    readData('reading the teams', client.rpc('read_teams'), z.array(numberedTeam)),
  /** The next games of a member's teams: those of the picks, and the followed ones by their numbers. */
  teams: (memberId: string, most: number, follows: readonly number[]) => {
    const asked = { p_member: memberId, p_most: most, p_follows: follows };
    const call = client.rpc('my_teams', asked);
    return readData('reading the games of a member’s teams', call, teamsSchema);
  },
  /** What a member was sent since an instant. */
  sent: (memberId: string, since: string) => {
    const call = client.rpc('sent_prices', { p_member: memberId, p_since: since });
    return readData('reading what a member was sent', call, sentSchema);
  },
  /** What was shown at an instant for the games of the day after it. */
  pricesAt: (at: string): Promise<PricesThen> =>
    readData('reading the prices of then', client.rpc('prices_at', { p_at: at }), thenSchema),
});

export type MemberDays = ReturnType<typeof createMemberDay>;
