import type { AlertsShown, QuietHours as Hours } from '../contract.ts';
import { playOffers } from '../rules/playOffers.ts';
import type { Preset } from '../rules/presets.ts';
import { AlertChoice } from './AlertChoice.tsx';
import { QuietHours } from './QuietHours.tsx';

interface Props {
  readonly shown: Pick<AlertsShown, 'alerts' | 'quiet'>;
  readonly busy: boolean;
  readonly onSet: (preset: Preset) => void;
  readonly onQuiet: (quiet: Hours) => void;
}

/** Alerts of games as they are played, each set by one press, and the hours in which none of them comes. */
export function PlayOffers({ shown: { alerts, quiet }, busy, onSet, onQuiet }: Props) {
  const waiting = alerts.filter(({ state }) => state === 'waiting');
  const offers = playOffers(new Set(waiting.map(({ label }) => label)));
  return (
    <section className="panel mt-5" aria-labelledby="play-alerts">
      <h2 id="play-alerts">While your teams play</h2>
      <div className="content">
        <p className="note mb-3">
          One message per game of a team you follow. A start or a close finish is told within 10
          minutes or not at all. Close: within 8 points in football, 3 in basketball, a goal in
          hockey and soccer, with 5 minutes or less to play; a run in baseball from the 9th inning
          on.
        </p>
        {offers.length > 0 && <AlertChoice presets={offers} busy={busy} onSet={onSet} />}
        <QuietHours key={`${quiet.from} ${quiet.to}`} quiet={quiet} busy={busy} onSet={onQuiet} />
        <p className="note mt-3">
          No message of a game comes in your quiet hours. The same hour twice means none. Texts come
          from 8 AM to 9 PM only.
        </p>
      </div>
    </section>
  );
}
