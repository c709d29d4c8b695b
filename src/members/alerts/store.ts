import * as z from 'zod';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { MOMENTS, type Moment } from '#domain/live/momentsNow.ts';
import { PLAYER_LEAGUES } from '#domain/players/statNames.ts';
import type { Channel } from '#members/account/rules/channel.ts';
import type { Asker } from '#members/account/store/trust.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import type { StoredWish, Wish } from './rules/wish.ts';

const bet = {
  gameId: z.int(),
  home: z.string(),
  market: z.enum(['moneyline', 'spread', 'total']),
  side: z.enum(['home', 'away', 'draw', 'over', 'under']),
};
const prediction = { kind: z.literal('prediction'), points: z.number() };
const wishSchema = z.union([
  z.object({
    kind: z.literal('price'),
    ...bet,
    line: z.number().optional(),
    american: z.int(),
  }),
  z.object({ kind: z.literal('line'), ...bet, line: z.number() }),
  z.object({
    kind: z.literal('return'),
    league: z.enum(TEAM_LEAGUES).nullable(),
    cents: z.number(),
    followed: z.literal(true).optional(),
  }),
  z.object({ ...prediction, gameId: z.int(), home: z.string(), side: z.enum(['home', 'away']) }),
  z.object({ ...prediction, league: z.enum(TEAM_LEAGUES), team: z.string() }),
  z.object({
    kind: z.literal('player'),
    league: z.enum(PLAYER_LEAGUES),
    playerId: z.string(),
    name: z.string(),
  }),
]) satisfies z.ZodType<Wish>;

const waitingSchema = z.object({
  id: z.int(),
  memberId: z.uuid(),
  setAt: timestampColumn,
  zone: z.string(),
  wish: wishSchema,
  base: z.record(z.string(), z.number()),
  /** Keys already reported. */
  told: z.array(z.string()),
  /** What the member follows, where the wish asks for it; else nothing (domain/follow/follow.ts). */
  follows: z.array(z.string()),
});
export type WaitingAlert = z.infer<typeof waitingSchema>;

const batchSchema = z.object({ last: z.uuid().nullable(), alerts: z.array(waitingSchema) });
type WaitingBatch = z.infer<typeof batchSchema>;

const playSchema = waitingSchema
  .omit({ wish: true, base: true })
  .extend({ moment: z.enum(MOMENTS) });
/** An alert of games as they are played. */
export type WaitingPlay = z.infer<typeof playSchema>;

/** A moment of a game, with the teams whose followers are told of it. */
export interface AskedTurn {
  readonly moment: Moment;
  /** The key that it is reported under, once to each alert. */
  readonly game: string;
  /** Ids of its teams (domain/follow/follow.ts). */
  readonly follows: readonly string[];
}

const playBatchSchema = z.object({ last: z.uuid().nullable(), alerts: z.array(playSchema) });
type PlayBatch = z.infer<typeof playBatchSchema>;

/** A price that a message names. */
export interface AlertPrice {
  readonly predictionId: number;
  readonly market: string;
  readonly side: string;
  readonly line: number | null;
  readonly american: number;
  readonly provider: string;
}

/** An alert that has come true, in words. */
export interface FiredRow {
  readonly alertId: number;
  readonly key: string;
  readonly gameId: number;
  readonly what: string;
  readonly figuresAt: string;
  /** Of what is true for a moment: it is not sent after this, and not kept unless it is sent. ISO 8601. */
  readonly until?: string | undefined;
  /** The bet of its price; only one row per member and bet is sent. Null if it reports something else. */
  readonly bet: string | null;
  readonly sms: string;
  readonly other: string;
  readonly named: readonly AlertPrice[];
}

const firedSchema = z.object({ fired: z.int(), messages: z.int() });
type Fired = z.infer<typeof firedSchema>;

const refusal = z.enum(['gone', 'shut out', 'no subscription', 'closed', 'full', 'too often']);
export type AlertRefusal = z.infer<typeof refusal>;
const setSchema = z.union([
  z.object({ refused: refusal }),
  z.object({ channels: z.array(z.string()), paused: z.boolean() }),
]);
type SetOutcome = z.infer<typeof setSchema>;

const shownSchema = z.object({
  premium: z.boolean(),
  shutOutUntil: timestampColumn.nullable(),
  paused: z.boolean(),
  quiet: z.object({ from: z.int(), to: z.int() }),
  /** Whether there are more, set on other devices. */
  hidden: z.boolean(),
  channels: z.array(z.string()),
  withoutAlerts: z.array(z.string()),
  alerts: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(['price', 'return', 'line', 'prediction', 'player', 'play']),
      label: z.string(),
      game: z.object({ id: z.int(), name: z.string(), startsAt: timestampColumn }).nullable(),
      setAt: timestampColumn,
      state: z.enum(['waiting', 'fired', 'ended']),
      firings: z.array(
        z.object({
          what: z.string(),
          game: z.string(),
          gameId: z.int(),
          firedAt: timestampColumn,
          figuresAt: timestampColumn,
          outcome: z.enum(['told', 'same', 'held', 'listed']),
          messages: z.array(z.object({ channel: z.string(), state: z.string() })),
        }),
      ),
    }),
  ),
});

/** An alert to be set, in words and as it is kept. */
interface NewAlert {
  readonly zone: string;
  readonly wish: StoredWish;
  readonly label: string;
  /** Starting values by game. */
  readonly base: Readonly<Record<string, number>>;
}

/**
 * Members' alerts: each a database function, which checks permissions.
 * @param offered the channels that the owner has turned on, asked at each call
 */
export const createAlerts = (client: Client, offered: () => readonly Channel[]) => ({
  /** As the session may see them. */
  readShown: ({ memberId, sessionId }: Asker) => {
    const asked = { p_member: memberId, p_channels: offered(), p_session: sessionId };
    const call = client.rpc('read_alerts', asked);
    return readData('reading alerts', call, shownSchema.nullable());
  },
  /** Ids of what a member follows (domain/follow/follow.ts), in the order of following. */
  follows: (memberId: string): Promise<string[]> => {
    const call = client.rpc('followed_ids', { p_member: memberId });
    return readData('reading what a member follows', call, z.array(z.string()));
  },
  set: (
    { memberId, sessionId }: Asker,
    { zone, wish, label, base }: NewAlert,
  ): Promise<SetOutcome> => {
    const call = client.rpc('set_alert', {
      p_member: memberId,
      p_zone: zone,
      p_wish: wish,
      p_game: 'gameId' in wish ? wish.gameId : null,
      p_label: label,
      p_base: base,
      p_channels: offered(),
      p_session: sessionId,
    });
    return readData('setting an alert', call, setSchema);
  },
  drop: (memberId: string, id: number) =>
    expectSuccess('deleting an alert', client.rpc('drop_alert', { p_member: memberId, p_id: id })),
  /** False if the session may not see all of them. */
  pause: ({ memberId, sessionId }: Asker, paused: boolean): Promise<boolean> => {
    const asked = { p_member: memberId, p_paused: paused, p_session: sessionId };
    return readData('pausing alerts', client.rpc('pause_alerts', asked), z.boolean());
  },
  /** Ends alerts on games that have begun. Returns their number. */
  end: (): Promise<number> => readData('ending alerts', client.rpc('end_alerts'), z.int()),
  /** The waiting alerts of the next `members` members after `after`. */
  waiting: (after: string | null, members: number): Promise<WaitingBatch> => {
    const call = client.rpc('waiting_alerts', { p_after: after, p_members: members });
    return readData('reading waiting alerts', call, batchSchema);
  },
  /** The same of games as they are played: of members who are to be told of one of these turns now. */
  waitingPlay: (
    turns: readonly AskedTurn[],
    after: string | null,
    members: number,
  ): Promise<PlayBatch> => {
    const asked = { p_turns: turns, p_after: after, p_members: members };
    const call = client.rpc('waiting_play_alerts', asked);
    return readData('reading waiting alerts of games as they are played', call, playBatchSchema);
  },
  /** Sets the quiet hours of alerts of games as they are played. False if the session may not see all alerts. */
  setQuiet: (
    { memberId, sessionId }: Asker,
    { from, to, zone }: { readonly from: number; readonly to: number; readonly zone: string },
  ): Promise<boolean> => {
    const asked = {
      p_member: memberId,
      p_zone: zone,
      p_from: from,
      p_to: to,
      p_session: sessionId,
    };
    return readData('setting quiet hours', client.rpc('set_quiet_hours', asked), z.boolean());
  },
  /** Records what has come true, once each, and queues its messages. */
  fire: (rows: readonly FiredRow[]): Promise<Fired> => {
    const call = client.rpc('fire_alerts', { p_rows: rows, p_channels: offered() });
    return readData('noting alerts', call, firedSchema);
  },
  noteBases: (
    rows: readonly { readonly alertId: number; readonly base: Readonly<Record<string, number>> }[],
  ) =>
    expectSuccess(
      'noting what alerts are held against',
      client.rpc('note_alert_bases', { p_rows: rows }),
    ),
});

export type Alerts = ReturnType<typeof createAlerts>;
