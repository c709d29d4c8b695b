import { type AlertSender, alertText } from '#domain/alerts/alertText.ts';
import type { AlertFacts } from '#domain/alerts/facts.ts';
import { type Firing, firingsOf } from '#domain/alerts/firing.ts';
import type { FiredRow, NamedPrice, WaitingAlert } from '#server/store/alerts.ts';

function namedOf({ of, price }: Firing): NamedPrice[] {
  if (!price) return [];
  const { market, side, line = null, american, provider } = price;
  return [{ predictionId: of.game.prediction.id, market, side, line, american, provider }];
}

/** The bet that it tells the price of: told to a member once at a time. */
const betOf = ({ memberId, wish }: WaitingAlert, { of, price }: Firing): string | undefined =>
  price && (wish.kind === 'price' || wish.kind === 'return')
    ? `${memberId} ${of.game.id} ${price.market} ${price.side}`
    : undefined;

/**
 * What of waiting alerts has come true and was not told before, in words. Where two of a member's say the price of the
 * same bet, the first tells it.
 */
export function firedRows(
  alerts: readonly WaitingAlert[],
  facts: AlertFacts,
  sender: AlertSender,
): FiredRow[] {
  const told = new Set<string>();
  return alerts.flatMap((alert) => {
    const { id, wish, base, zone } = alert;
    return firingsOf(facts, wish, base)
      .filter(({ key }) => !alert.told.includes(key))
      .map((firing): FiredRow => {
        const bet = betOf(alert, firing);
        const same = bet !== undefined && told.has(bet);
        if (bet !== undefined) told.add(bet);
        const text = alertText(wish, firing, { sender, zone, sample: facts.sample });
        return {
          alertId: id,
          key: firing.key,
          gameId: firing.of.game.id,
          same,
          named: namedOf(firing),
          ...text,
        };
      });
  });
}
