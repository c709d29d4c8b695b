import type { AlertsShown } from '../contract.ts';
import { byChannels } from '../rules/outcomeWords.ts';

/** How, when and how often a member gets alerts. */
export function HowTheyCome({ shown }: { readonly shown: AlertsShown }) {
  const { channels, withoutAlerts, paused, premium, alerts, aDay, most } = shown;
  const waiting = alerts.filter(({ state }) => state === 'waiting').length;
  return (
    <div className="max-w-[72ch]">
      {paused && (
        <p className="alert mb-3">
          <span>All alerts are paused: nothing is checked or sent.</span>
        </p>
      )}
      {!premium && alerts.length > 0 && (
        <p className="alert mb-3" data-offer="">
          <span>
            Without Premium, nothing is checked or sent. <a href="/subscribe">See the plans</a>
          </span>
        </p>
      )}
      {channels.length > 0 ? (
        <p>
          Sent {byChannels(channels)}, once each, at most {aDay} a day, 8 AM to 9 PM your time; of
          games as they are played, outside your quiet hours.
        </p>
      ) : (
        <p>
          Texts, e-mail and notifications are off, so alerts show here only.{' '}
          <a href="/account">Turn one on in your account</a>
        </p>
      )}
      {withoutAlerts.length > 0 && (
        <p className="note">
          You get only the daily message {byChannels(withoutAlerts)}. To get alerts that way too,
          turn it off and on again <a href="/account">in your account</a>.
        </p>
      )}
      <p className="note">
        Checked every 15 minutes, every 5 near a start, every minute while games are on. {waiting}{' '}
        of {most} alerts set.
      </p>
    </div>
  );
}
