import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { clock } from '#clock';
import type { AlertsShown } from '#members/alerts/contract.ts';
import { $alerts, loadAlerts } from '#members/alerts/screen/ownAlerts.ts';
import { lastTold } from '#members/day/rules/lastTold.ts';
import { localDayClock } from '#members/day/screen/localTime.ts';
import { useNow } from '../useNow.ts';

/** Limit; more are on their own page. */
const MOST = 4;

function Waiting({ alerts, paused }: AlertsShown) {
  const waiting = alerts.filter(({ state }) => state === 'waiting');
  const last = lastTold(alerts, useNow(clock.now().toISOString()));
  return (
    <>
      {paused && waiting.length > 0 && <p>All of them are paused.</p>}
      {waiting.length === 0 && (
        <p>
          No alerts. <a href="/predictions">Set one from any game’s odds</a>
        </p>
      )}
      <ul className="day-bets grid gap-2 text-14">
        {waiting.slice(0, MOST).map(({ id, label, game }) => (
          <li key={id}>
            <b>{label}</b>
            {game && (
              <span className="range">
                <a href={`/game/${game.id}`}>{game.name}</a>
              </span>
            )}
          </li>
        ))}
      </ul>
      {waiting.length > MOST && (
        <p className="note mt-2">
          <a href="/alerts">{waiting.length - MOST} more</a>
        </p>
      )}
      {last && (
        <p className="note mt-2">
          Last told: {last.what}, {last.game}, figures of {localDayClock(last.figuresAt)}.
        </p>
      )}
    </>
  );
}

/** A member's waiting alerts, and the last ones sent. */
export function WaitingAlerts() {
  const alerts = useStore($alerts);
  useEffect(() => void loadAlerts(), []);
  return (
    <section
      className="panel"
      aria-labelledby="waiting-alerts"
      aria-busy={alerts.status === 'asking'}
    >
      <div className="panel-head">
        <h2 id="waiting-alerts">My alerts</h2>
        <a className="subline" href="/alerts">
          All alerts
        </a>
      </div>
      <div className="content">
        {alerts.status === 'failed' && <p>We could not load your alerts.</p>}
        {alerts.status === 'known' && <Waiting {...alerts.value} />}
      </div>
    </section>
  );
}
