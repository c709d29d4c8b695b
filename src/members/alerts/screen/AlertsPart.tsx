import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ALERTS_A_DAY } from '#members/account/rules/channel.ts';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import { $alerts, loadAlerts } from './ownAlerts.ts';

/** The number of waiting alerts, with a link to all. Nothing if they may not be shown. */
export function AlertsPart({ paid }: { readonly paid: boolean }) {
  const alerts = useStore($alerts);
  useEffect(() => {
    void loadAlerts();
  }, []);
  if (alerts.status === 'asking') return <div className="skeleton h-24" />;
  if (alerts.status === 'failed') {
    return <AskAgain what="We could not load your alerts." onAgain={() => void loadAlerts()} />;
  }
  if (alerts.status !== 'known' || alerts.value.shutOutUntil !== null) return null;
  const { alerts: all, paused } = alerts.value;
  if (!paid && all.length === 0) return null;
  const waiting = all.filter(({ state }) => state === 'waiting').length;
  return (
    <section className="account-part" aria-labelledby="alerts">
      <div className="section-head">
        <h2 id="alerts">Alerts</h2>
        <span className="badge">
          {waiting} waiting{paused && ', paused'}
        </span>
      </div>
      <div className="panel">
        <div className="content">
          <p>
            Set one beside any price on a game page. Each tells you once, at most {ALERTS_A_DAY} a
            day in all.
          </p>
          <p className="acts">
            <a className="button ghost" href="/alerts">
              {all.length === 0 ? 'To your alerts' : 'All your alerts'}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
