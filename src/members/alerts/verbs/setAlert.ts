import { type Refusal, Refused } from '#contract/refused.ts';
import { askedKey } from '#domain/follow/playerNow.ts';
import type { Game } from '#domain/game/game.ts';
import { american } from '#domain/numbers/numbers.ts';
import { SHUT_OUT } from '#members/account/rules/pause.ts';
import { SIGNED_OUT } from '#members/account/rules/texts.ts';
import type { UsedSession } from '#members/account/store/accounts.ts';
import { withZone } from '#members/account/verbs/withZone.ts';
import type { PlayersReader } from '#slate/answers/followed/players.ts';
import { type AskedWish, wishOf } from '../rules/asked.ts';
import { baseOf } from '../rules/base.ts';
import { gameFacts } from '../rules/facts.ts';
import { priceOf } from '../rules/firing.ts';
import { ALERTS_AN_HOUR, MOST_ALERTS } from '../rules/limits.ts';
import type { PlayerWish, StoredWish } from '../rules/wish.ts';
import { wishLabel } from '../rules/words.ts';
import type { AlertRefusal, Alerts } from '../store.ts';

const CLOSED =
  'This game has started or is off, so it takes no more alerts. Please choose another game.';
const REFUSALS: Readonly<Record<AlertRefusal, Refusal>> = {
  gone: ['signedOut', SIGNED_OUT],
  'shut out': ['forbidden', SHUT_OUT],
  'no subscription': [
    'forbidden',
    'Alerts are part of Premium. See what it includes under Subscribe.',
  ],
  closed: ['conflict', CLOSED],
  full: [
    'conflict',
    `You have ${MOST_ALERTS} alerts, the most allowed. Delete one to set another.`,
  ],
  'too often': [
    'tooOften',
    `Too many alerts in an hour (${ALERTS_AN_HOUR} at most). Please try again later.`,
  ],
};

interface SetTools {
  readonly alerts: Pick<Alerts, 'set'>;
  /** A game of the current slate; undefined if there is none with this number. */
  readonly readGame: (id: number) => Promise<Game | undefined>;
  readonly readPlayers: PlayersReader;
}

interface Worded {
  readonly wish: StoredWish;
  readonly label: string;
  readonly base: Readonly<Record<string, number>>;
}

/** A wish about a player, by his name. Throws Refused if nobody knows him. */
async function wordedPlayer(
  readPlayers: PlayersReader,
  asked: Pick<PlayerWish, 'kind' | 'league' | 'playerId'>,
  now: Date,
): Promise<Worded> {
  const players = await readPlayers([{ ...asked, nameKey: '' }], now);
  const player = players.get(askedKey(asked));
  if (!player)
    throw new Refused(
      'notFound',
      'We know no player under this number. Please choose another one.',
    );
  const { league, playerId, name } = player;
  const wish: PlayerWish = { kind: 'player', league, playerId, name };
  return { wish, label: wishLabel(wish), base: {} };
}

/** A wish with its starting values from the current slate. Throws Refused if it cannot be set. */
async function worded(
  { readGame, readPlayers }: Pick<SetTools, 'readGame' | 'readPlayers'>,
  asked: AskedWish,
  now: Date,
): Promise<Worded> {
  if (asked.kind === 'return' || asked.kind === 'play')
    return { wish: asked, label: wishLabel(asked), base: {} };
  if (asked.kind === 'player') return wordedPlayer(readPlayers, asked, now);
  const game = await readGame(asked.gameId);
  if (!game)
    throw new Refused('notFound', 'This game is no longer on our list. Please choose another one.');
  const facts = gameFacts(game, 0, now);
  if (!facts) throw new Refused('conflict', CLOSED);
  const wish = wishOf(asked, game);
  const there = wish.kind === 'price' ? priceOf(facts, wish) : undefined;
  if (there) {
    const at = `${american(there.american)} at ${there.provider}`;
    const text = `You can get that price now: ${at}. Ask for a better one.`;
    throw new Refused('conflict', text);
  }
  const base = baseOf(asked, facts.game);
  if (!base)
    throw new Refused(
      'conflict',
      'No book has this line right now. Please try again closer to the start.',
    );
  return { wish, label: wishLabel(wish, game), base };
}

/** Sets a member's alert. Throws Refused if that is impossible. */
export async function setAlert(
  { alerts, ...reads }: SetTools,
  { user, sessionId }: Pick<UsedSession, 'user' | 'sessionId'>,
  { wish: asked, zone }: { readonly wish: AskedWish; readonly zone: string },
  now: Date,
) {
  const { id, subscriptionStatus, shutOutUntil } = user;
  if (shutOutUntil !== null) throw new Refused(...REFUSALS['shut out']);
  if (subscriptionStatus !== 'active') throw new Refused(...REFUSALS['no subscription']);
  const wish = await worded(reads, asked, now);
  const outcome = await withZone(alerts.set({ memberId: id, sessionId }, { ...wish, zone }));
  if ('refused' in outcome) throw new Refused(...REFUSALS[outcome.refused]);
  return { label: wish.label, ...outcome };
}
