import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { OUTCOMES } from '#domain/record/outcome.ts';
import { MEMBER_TODAY } from './paths.ts';
import type { Mover } from './rules/moves.ts';
import type { NamedRecord } from './rules/namedBet.ts';
import type { TodaysPrice } from './rules/todaysPrice.ts';

const price = z.object({
  key: z.string(),
  path: z.string().check(z.startsWith('/')),
  league: z.string(),
  name: z.string(),
  gameTime: instant,
  timeKnown: z.boolean(),
  bet: z.string(),
  american: z.number(),
  book: z.string(),
  share: z.number(),
  fair: z.optional(z.number()),
  returnPerUnit: z.number(),
  seenAt: instant,
  ledgerLine: z.optional(z.int()),
}) satisfies z.ZodMiniType<TodaysPrice>;

const mover = z.object({
  gameId: z.int(),
  league: z.enum(TEAM_LEAGUES),
  gameTime: instant,
  timeKnown: z.boolean(),
  home: z.string(),
  away: z.string(),
  since: instant,
  moves: z.array(
    z.object({
      of: z.enum(['spread', 'total', 'moneyline', 'ours']),
      side: z.string(),
      from: z.string(),
      to: z.string(),
      points: z.number(),
    }),
  ),
}) satisfies z.ZodMiniType<Mover>;

const estimate = z.object({
  mean: z.number(),
  low: z.optional(z.number()),
  high: z.optional(z.number()),
});
const count = z.int();

const named = z.object({
  lines: z.array(
    z.object({
      gameId: z.int(),
      league: z.string(),
      name: z.string(),
      gameTime: instant,
      bet: z.string(),
      american: z.number(),
      book: z.string(),
      namedAt: instant,
      ledgerLine: z.int(),
      outcome: z.optional(z.enum(OUTCOMES)),
      units: z.optional(z.number()),
    }),
  ),
  pending: count,
  figures: z.object({
    bets: count,
    lost: count,
    won: count,
    pushed: count,
    voided: count,
    stakedCents: z.number(),
    profitCents: z.number(),
    roi: z.optional(estimate),
    units: z.number(),
    closing: z.optional(z.object({ bets: count, value: estimate, beat: z.number() })),
    luck: z.optional(
      z.object({ mean: z.number(), low: z.number(), high: z.number(), bets: count, closes: count }),
    ),
  }),
}) satisfies z.ZodMiniType<NamedRecord>;

const teams = z.object({
  /** Teams of the member: chosen for picks, or followed. */
  followed: count,
  /** Their next games, a week ahead at most, soonest first. */
  games: z.array(
    z.object({
      gameId: z.int(),
      league: z.string(),
      gameTime: instant,
      timeKnown: z.boolean(),
      home: z.string(),
      away: z.string(),
      /** % of simulated games; null without a prediction. */
      homeShare: z.nullable(z.number()),
      awayShare: z.nullable(z.number()),
    }),
  ),
  /** Seasons of the followed teams, in the order of following. */
  seasons: z.array(
    z.object({
      id: z.string(),
      /** The team's page. */
      path: z.string().check(z.startsWith('/')),
      /** "Bills 94% to make the playoffs, +3" */
      text: z.string(),
      /** "97% with a win at Jets, 88% with a loss": of a game within a day. */
      changes: z.optional(z.string()),
    }),
  ),
  /** Followed players with a game within a day, soonest first. */
  players: z.array(
    z.object({
      id: z.string(),
      /** The player's page. */
      path: z.string().check(z.startsWith('/')),
      name: z.string(),
      /** "Nuggets at Lakers" */
      title: z.string(),
      gameTime: instant,
      timeKnown: z.boolean(),
      /** "28.4 pts (22–35), 12.1 reb (9–15); Questionable, plays 62%": mean, floor to ceiling, what is reported. */
      text: z.string(),
    }),
  ),
});
export type MyTeams = z.infer<typeof teams>;

/** GET /api/member/today: 401 signed out, 403 without a subscription and for members who have shut themselves out. */
export const memberToday = {
  method: 'GET',
  path: MEMBER_TODAY,
  query: z.strictObject({}),
  answer: z.object({
    /** Its owner: another tab may have signed somebody else in. */
    userId: z.uuid(),
    /** When the prices were last checked; null before the first slate. */
    asOf: z.nullable(instant),
    /** Whether the games are samples. */
    sample: z.boolean(),
    /** Prices on games, bouts and matches within 24 hours, best return first; null if none are current. */
    prices: z.nullable(z.array(price)),
    /** Leagues and sports with prices today but none seen recently: nothing can be said about them. */
    unseen: z.array(z.string()),
    teams,
    /** The day's moves are since this instant, or since a game's first price after it. */
    since: instant,
    moved: z.array(mover),
    sent: z.object({
      /** Messages of the last seven days with picks; and with the member's alerts. */
      messages: count,
      alerts: count,
      /** Named prices that are not on games; not counted here. */
      others: count,
      record: named,
    }),
    /** Why the teams and what was sent are left out; null if they are not. */
    hidden: z.nullable(z.string()),
  }),
} as const;

export type MemberToday = z.infer<typeof memberToday.answer>;
