import { type AlertSender, alertText } from '../rules/alertText.ts';
import type { AlertFacts } from '../rules/facts.ts';
import { type Firing, firingsOf } from '../rules/firing.ts';
import type { AlertPrice, FiredRow, WaitingAlert } from '../store.ts';

function namedOf({ of, price }: Firing): AlertPrice[] {
  if (!price) return [];
  const { market, side, line = null, american, provider } = price;
  return [{ predictionId: of.game.prediction.id, market, side, line, american, provider }];
}

/** The bet of its price: only one message per member reports it at a time. */
function betOf({ wish }: WaitingAlert, { of, price }: Firing): string | null {
  if (!price || (wish.kind !== 'price' && wish.kind !== 'return')) return null;
  const { market, side, line = '', american, provider } = price;
  return [of.game.id, market, side, line, american, provider].join(' ');
}

/** Waiting alerts that have come true and were not reported before, in words. */
export function firedRows(
  alerts: readonly WaitingAlert[],
  facts: AlertFacts,
  sender: AlertSender,
): FiredRow[] {
  return alerts.flatMap((alert) => {
    const { id, wish, base, zone, follows } = alert;
    return firingsOf(facts, wish, base, follows)
      .filter(({ key }) => !alert.told.includes(key))
      .map((firing): FiredRow => {
        const text = alertText(wish, firing, { sender, zone, sample: facts.sample });
        return {
          alertId: id,
          key: firing.key,
          gameId: firing.of.game.id,
          bet: betOf(alert, firing),
          named: namedOf(firing),
          ...text,
        };
      });
  });
}
