import type { AlertsShown } from '../contract.ts';
import type { Preset } from '../rules/presets.ts';
import { AlertChoice } from './AlertChoice.tsx';

interface Props {
  readonly offers: AlertsShown['offers'];
  readonly busy: boolean;
  readonly onSet: (preset: Preset) => void;
}

/** Alerts on the teams that the member follows, each set by one press; nothing without any. */
export const TeamOffers = ({ offers, busy, onSet }: Props) =>
  offers.length === 0 ? null : (
    <section className="panel mt-5" aria-labelledby="team-alerts">
      <h2 id="team-alerts">Teams you follow</h2>
      <div className="content">
        <p className="note mb-3">
          Following a team sends you nothing. Set an alert to hear once about each of its games.
        </p>
        <AlertChoice presets={offers} busy={busy} onSet={onSet} />
      </div>
    </section>
  );
