import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { clock } from '#clock';
import type { PredictedGame } from '#domain/game/game.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { homeAt, pricedGame } from '#domain/prices/payingGame.fixture.ts';
import { CHANNELS, type Channel } from '#members/account/rules/channel.ts';
import type { PlayWish, SaidWish } from '#members/alerts/rules/wish.ts';
import { wishLabel } from '#members/alerts/rules/words.ts';
import { createAlerts } from '#members/alerts/store.ts';
import { checkAlerts } from '#members/alerts/verbs/checkAlerts.ts';
import { connectStore } from '#store/client.ts';
import { trial } from '../accounts/trial.ts';
import { CHOSEN_WISHES, messagesStore, payingMembers, type Texted } from '../messages/trial.ts';

export const ALERT_HOUR = 3_600_000;
/** @param offered the channels that the owner has turned on */
export const alertsStore = (offered: readonly Channel[] = CHANNELS) =>
  createAlerts(connectStore(process.env), () => offered);

/** Consents to texts for a member, with a wording that includes alerts unless another is given. */
export const agreeTo = ({ id }: Texted, version = 'test+alerts', zone = CHOSEN_WISHES.zone) =>
  messagesStore().giveConsent(id, 'sms', {
    version,
    wording: 'I agree.',
    settings: { ...CHOSEN_WISHES, zone },
    whence: { ip: '203.0.113.7', device: 'Test' },
    sessionId: null,
  });

/** Members who pay and have agreed to alerts by text. */
export async function alertedMembers(count: number): Promise<Texted[]> {
  const made = await payingMembers(count);
  await Promise.all(made.map((member) => agreeTo(member)));
  return made;
}

export async function oneMember(): Promise<Texted> {
  const [member] = await alertedMembers(1);
  if (!member) throw new Error('nobody');
  return member;
}

/** A game in the database that starts after this time. */
export async function storedTrialGame(startsInMs = 6 * ALERT_HOUR): Promise<number> {
  const { query } = trial.database;
  await query(`insert into teams (league, name, short_name, abbreviation)
    values ('NFL', 'Buffalo Bills', 'Bills', 'BUF'), ('NFL', 'Kansas City Chiefs', 'Chiefs', 'KC') on conflict do nothing`);
  const [row] = await query<{ id: string }>(
    `insert into games (source, source_id, sample, league, season, postseason, preseason, game_time, time_known, neutral_site,
       status, home_team_id, away_team_id, as_of)
     select 'test', $1, false, 'NFL', 2026, false, false, clock() + make_interval(secs => $2), true, false, 'scheduled',
       h.id, a.id, clock() from teams h, teams a where h.abbreviation = 'BUF' and a.abbreviation = 'KC' returning id`,
    [randomUUID(), startsInMs / 1000],
  );
  return Number(row?.id);
}

/** The game with current prices. */
export const gameNow = (
  id: number,
  prices: readonly Partial<OddsQuote>[],
  startsInMs = 6 * ALERT_HOUR,
): PredictedGame => {
  const now = clock.now();
  const gameTime = new Date(now.getTime() + startsInMs).toISOString();
  const game = pricedGame(id, now, prices, { gameTime });
  return { ...game, asOf: now.toISOString(), prediction: { ...game.prediction, id } };
};
export { homeAt };

type AlertTools = Parameters<typeof checkAlerts>[0];

/** The tools for a check of alerts, with a slate of these games. */
export const toolsOf = (...shown: readonly PredictedGame[]): AlertTools => ({
  alerts: alertsStore(),
  day: async () => ({
    games: shown,
    pairs: [],
    ledgerEntry: (id) => 1000 + id,
    now: clock.now(),
    sample: false,
  }),
  players: async () => new Map(),
  sender: { name: 'Simcast', helpLine: '1-800-GAMBLER' },
  failed: (error) => {
    throw error;
  },
});

export const check = (
  shown: readonly PredictedGame[],
  tools: Partial<AlertTools> = {},
  pace?: Parameters<typeof checkAlerts>[1],
) => checkAlerts({ ...toolsOf(...shown), ...tools }, pace);

const SIDES = {
  homeTeam: { name: 'Buffalo Bills', shortName: 'Bills', abbreviation: 'BUF' },
  awayTeam: { name: 'Kansas City Chiefs', shortName: 'Chiefs', abbreviation: 'KC' },
};

/** Sets an alert without the page, which would look the game up. */
export const setWish = (
  { id }: Pick<Texted, 'id'>,
  wish: SaidWish | PlayWish,
  more: Partial<Parameters<ReturnType<typeof alertsStore>['set']>[1]> = {},
  offered?: readonly Channel[],
) =>
  alertsStore(offered).set(
    { memberId: id, sessionId: null },
    {
      zone: CHOSEN_WISHES.zone,
      wish: 'gameId' in wish ? { ...wish, home: SIDES.homeTeam.name } : wish,
      label: wishLabel(wish, SIDES),
      base: {},
      ...more,
    },
  );

/** The home side's price to win, at this price or better. */
export const homeWish = (gameId: number, american: number): SaidWish => ({
  kind: 'price',
  gameId,
  market: 'moneyline',
  side: 'home',
  american,
});

interface Queued {
  readonly kind: string;
  readonly channel: string;
  readonly body: string;
  readonly state: string;
  readonly why: string | null;
  readonly named: readonly object[];
  readonly expires_at: Date;
}

/** What was queued for a member. */
export const alertsTo = ({ id }: Pick<Texted, 'id'>) =>
  trial.database.query<Queued>(
    "select kind, channel, body, state, why, named, expires_at from messages where member_id = $1 and kind = 'alert' order by id",
    [id],
  );

/** The outcomes of a member's alerts, in the order they were set. */
export async function statesOf({ id }: Pick<Texted, 'id'>) {
  const shown = await alertsStore().readShown({ memberId: id, sessionId: null });
  return (shown?.alerts ?? [])
    .toSorted((one, other) => one.id - other.id)
    .map(({ state, firings }) => [state, ...firings.map(({ outcome }) => outcome)].join(' '));
}
