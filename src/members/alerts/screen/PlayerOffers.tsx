import { useState } from 'react';
import type { AlertsShown } from '../contract.ts';
import type { Preset } from '../rules/presets.ts';
import { AlertChoice } from './AlertChoice.tsx';
import { matching } from './matching.ts';

interface Props {
  readonly offers: AlertsShown['players'];
  readonly busy: boolean;
  readonly onSet: (preset: Preset) => void;
}

/** Shown at a time; more are found by name. */
const MOST = 6;

/** How many of them are shown. */
const shownText = (found: number): string =>
  found === 0
    ? 'None of your players has this name.'
    : `${Math.min(found, MOST)} of ${found} shown.`;

/** Alerts on the players that the member follows, found by name and set by one press; nothing without any. */
export function PlayerOffers({ offers, busy, onSet }: Props) {
  const [typed, setTyped] = useState('');
  if (offers.length === 0) return null;
  const found = matching(offers, typed);
  return (
    <section className="panel mt-5" aria-labelledby="player-alerts">
      <h2 id="player-alerts">Players you follow</h2>
      <div className="content">
        <p className="note mb-3">
          When an injury report rules a player out before his next game, or drops him after he was
          out. At most one message a day and player, never after the start.
        </p>
        {offers.length > MOST && (
          <p className="mb-3">
            <label className="text-14 font-bold" htmlFor="find-player">
              Find a player you follow
            </label>
            <input
              className="input small"
              id="find-player"
              type="search"
              maxLength={60}
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <span className="note" role="status">
              {shownText(found.length)}
            </span>
          </p>
        )}
        <AlertChoice presets={found.slice(0, MOST)} busy={busy} onSet={onSet} />
      </div>
    </section>
  );
}
