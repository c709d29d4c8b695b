import type { Bet } from '#domain/record/bet.ts';
import type { KeptBets } from './keptBets.ts';

const without = (ids: readonly string[], dropped: ReadonlySet<string>): string[] =>
  ids.filter((id) => !dropped.has(id));

/** With some bets written down or changed, deleted ones among them anew; each is to be sent. */
export function withBets(kept: KeptBets, bets: readonly Bet[]): KeptBets {
  const later = new Map(bets.map((bet) => [bet.id, bet]));
  const changed = kept.bets.map((bet) => later.get(bet.id) ?? bet);
  const known = new Set(kept.bets.map(({ id }) => id));
  return {
    ...kept,
    bets: [...changed, ...[...later.values()].filter(({ id }) => !known.has(id))],
    unsent: [...new Set([...kept.unsent, ...later.keys()])],
    gone: kept.gone.filter((id) => !later.has(id)),
  };
}

/** Without some bets; the account is to be told. */
export function withoutBets(kept: KeptBets, ids: ReadonlySet<string>): KeptBets {
  return {
    ...kept,
    bets: kept.bets.filter(({ id }) => !ids.has(id)),
    unsent: without(kept.unsent, ids),
    gone: [...new Set([...kept.gone, ...ids])],
  };
}

/** What was sent, and the account's answer. */
interface Exchange {
  readonly sent: readonly Bet[];
  readonly sentGone: readonly string[];
  readonly bets: readonly Bet[];
  readonly gone: readonly string[];
  readonly seen: number;
}

/**
 * After an exchange with the account: its copy counts, whose time may be earlier where a clock was fast. Of what was changed here
 * meanwhile the later copy counts, and ours is still to be sent.
 */
export function afterExchange(
  kept: KeptBets,
  { sent, sentGone, bets, gone, seen }: Exchange,
): KeptBets {
  const told = new Map(sent.map((bet) => [bet.id, bet.changedAt]));
  const here = new Map(kept.bets.map((bet) => [bet.id, bet]));
  const waiting = new Set(
    kept.unsent.filter((id) => here.has(id) && told.get(id) !== here.get(id)?.changedAt),
  );
  // If a bet was recorded again meanwhile, the account decides at the next exchange.
  const dropped = new Set([...gone.filter((id) => !waiting.has(id)), ...kept.gone]);
  for (const bet of bets) {
    const own = here.get(bet.id);
    if (!own || !waiting.has(bet.id) || bet.changedAt >= own.changedAt) here.set(bet.id, bet);
  }
  const sentIds = new Set(sentGone);
  return {
    ...kept,
    bets: [...here.values()].filter(({ id }) => !dropped.has(id)),
    unsent: kept.unsent.filter((id) => waiting.has(id) && !dropped.has(id)),
    gone: kept.gone.filter((id) => !sentIds.has(id)),
    seen,
  };
}

/** With the bets of another place, all to be sent: those written down before its reader signed in. */
export const withAdopted = (kept: KeptBets, from: KeptBets): KeptBets => {
  const known = new Set([...kept.bets.map(({ id }) => id), ...kept.gone]);
  const fresh = from.bets.filter(({ id }) => !known.has(id));
  return {
    ...withBets(kept, fresh),
    ...((kept.bankroll ?? from.bankroll) !== undefined && {
      bankroll: kept.bankroll ?? from.bankroll,
    }),
  };
};
