import { askedKey, type PlayerAsked, type PlayersNow } from '#domain/follow/playerNow.ts';
import { slug } from '#domain/words/slug.ts';
import type { AlertSender } from '../rules/alertText.ts';
import { playerTurn } from '../rules/playerNews.ts';
import { playerText } from '../rules/playerText.ts';
import type { FiredRow, WaitingAlert } from '../store.ts';

/** The players whom alerts are about. */
export const playersOfAlerts = (alerts: readonly WaitingAlert[]): readonly PlayerAsked[] => {
  const asked = alerts.flatMap(({ wish }): PlayerAsked[] => {
    if (wish.kind !== 'player') return [];
    const { league, playerId, name } = wish;
    return [{ league, playerId, nameKey: slug(name) }];
  });
  return [...new Map(asked.map((one) => [askedKey(one), one])).values()];
};

/** Messages about players who were ruled out, or are back, before the next game of their team. */
export function playerRows(
  alerts: readonly WaitingAlert[],
  players: PlayersNow,
  { now, sample }: { readonly now: Date; readonly sample: boolean },
  sender: AlertSender,
): FiredRow[] {
  return alerts.flatMap(({ id, wish, setAt, told, zone }): FiredRow[] => {
    const player = wish.kind === 'player' ? players.get(askedKey(wish)) : undefined;
    const turn = player && playerTurn(player, setAt, told, now);
    if (!turn) return [];
    const text = playerText(player, turn, { sender, zone, sample }, now);
    const { key, next } = turn;
    // What is told is how it stands at this check; the text says when the report was read.
    const figuresAt = now.toISOString();
    return [{ alertId: id, key, gameId: next.gameId, figuresAt, bet: null, named: [], ...text }];
  });
}
