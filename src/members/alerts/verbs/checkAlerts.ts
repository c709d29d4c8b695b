import type { DayReader } from '#slate/answers/dayReader.ts';
import type { PlayersReader } from '#slate/answers/followed/playersReader.ts';
import type { AlertSender } from '../rules/alertText.ts';
import { alertFacts } from '../rules/facts.ts';
import type { Alerts, FiredRow, WaitingAlert } from '../store.ts';
import { firedRows } from './firedRows.ts';
import { type FiredCounts, fireRows } from './fireRows.ts';
import { newBases } from './newBases.ts';
import { playerRows, playersOfAlerts } from './playerRows.ts';

interface AlertTools {
  readonly alerts: Pick<Alerts, 'end' | 'waiting' | 'fire' | 'noteBases'>;
  readonly day: DayReader;
  /** Players whom alerts are about. */
  readonly players: PlayersReader;
  readonly sender: AlertSender;
  /** Called if something could not be recorded now. The next check tries again. */
  readonly failed: (error: unknown) => void;
}

interface AlertPace {
  /** Members looked at a time. */
  readonly members: number;
  /** Rows recorded in one transaction. */
  readonly rows: number;
}

const ALERT_PACE: AlertPace = { members: 1000, rows: 500 };

interface AlertCounts extends FiredCounts {
  looked: number;
  ended: number;
  /** Whether nothing could be checked, because no figures are current. */
  stale: boolean;
}

/** Rows in the order of their alerts: a member's side by side. */
function byMember(rows: readonly FiredRow[], alerts: readonly WaitingAlert[]): readonly FiredRow[] {
  const places = new Map(alerts.map(({ id }, place) => [id, place]));
  const placeOf = ({ alertId }: FiredRow): number => places.get(alertId) ?? 0;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Checks all waiting alerts, a batch of members at a time, against the current figures; those that have come true are recorded
 * and queued in one transaction, once. If it dies, the next check continues.
 */
export async function checkAlerts(
  tools: AlertTools,
  pace: Partial<AlertPace> = {},
): Promise<AlertCounts> {
  const { members, rows } = { ...ALERT_PACE, ...pace };
  const counts: AlertCounts = {
    looked: 0,
    ended: 0,
    fired: 0,
    messages: 0,
    failed: 0,
    stale: false,
  };
  counts.ended = await tools.alerts.end();
  let batch = await tools.alerts.waiting(null, members);
  if (batch.last === null) return counts;
  const day = await tools.day();
  if (!day) return { ...counts, stale: true };
  const facts = alertFacts(day);
  while (batch.last !== null) {
    const { alerts, last } = batch;
    counts.looked += alerts.length;
    const bases = newBases(alerts, facts);
    if (bases.length > 0) await tools.alerts.noteBases(bases);
    const players = await tools.players(playersOfAlerts(alerts), day.now);
    const fired = [
      ...firedRows(alerts, facts, tools.sender),
      ...playerRows(alerts, players, day, tools.sender),
    ];
    await fireRows(tools, alerts, byMember(fired, alerts), counts, rows);
    batch = await tools.alerts.waiting(last, members);
  }
  return counts;
}
