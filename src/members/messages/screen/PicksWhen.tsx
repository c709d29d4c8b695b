import type { ReactNode } from 'react';
import { HOURS, hourText, ZONES } from '#members/account/rules/hours.ts';
import { FOLLOWABLE, type Followable, followableName } from '../rules/followable.ts';

/** When picks come, and about what. */
export interface PicksChoice {
  readonly hour: number;
  readonly zone: string;
  /** None: all of them. */
  readonly leagues: readonly Followable[];
  readonly silent: boolean;
}

interface Props {
  readonly choice: PicksChoice;
  readonly onChange: (choice: PicksChoice) => void;
  /** The team selection, and whether any is chosen. */
  readonly teams: ReactNode;
  readonly anyTeam: boolean;
}

const zonesWith = (zone: string) =>
  ZONES.some(([known]) => known === zone)
    ? ZONES
    : [...ZONES, [zone, zone.replaceAll('_', ' ')] as const];

const toggled = (leagues: readonly Followable[], league: Followable): readonly Followable[] =>
  leagues.includes(league) ? leagues.filter((each) => each !== league) : [...leagues, league];

/** At what hour of whose day. */
export const HourAndZone = ({ choice, onChange }: Pick<Props, 'choice' | 'onChange'>) => (
  <div className="picks-when">
    <div className="field">
      <label htmlFor="picks-hour">Every day at</label>
      <select
        id="picks-hour"
        className="input"
        value={choice.hour}
        onChange={({ currentTarget }) => onChange({ ...choice, hour: Number(currentTarget.value) })}
      >
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {hourText(hour)}
          </option>
        ))}
      </select>
    </div>
    <div className="field">
      <label htmlFor="picks-zone">Time zone</label>
      <select
        id="picks-zone"
        className="input"
        value={choice.zone}
        onChange={({ currentTarget }) => onChange({ ...choice, zone: currentTarget.value })}
      >
        {zonesWith(choice.zone).map(([zone, name]) => (
          <option key={zone} value={zone}>
            {name}
          </option>
        ))}
      </select>
    </div>
  </div>
);

/** The hour, the zone, the leagues and the teams of a member's picks. */
export const PicksWhen = ({ choice, onChange, teams, anyTeam }: Props) => (
  <>
    <HourAndZone choice={choice} onChange={onChange} />
    <fieldset className="picks-leagues">
      <legend className="mb-1.5 p-0 text-14 font-semibold">Leagues and sports</legend>
      <div>
        {FOLLOWABLE.map((league) => (
          <label className="checkbox" key={league}>
            <input
              type="checkbox"
              checked={choice.leagues.includes(league)}
              onChange={() => onChange({ ...choice, leagues: toggled(choice.leagues, league) })}
            />
            <span>{followableName(league)}</span>
          </label>
        ))}
      </div>
    </fieldset>
    {teams}
    <p className="note">
      {choice.leagues.length === 0 && !anyTeam
        ? 'Nothing chosen: picks from every league.'
        : 'Picks from these leagues and teams only.'}
    </p>
    <label className="checkbox">
      <input
        type="checkbox"
        checked={choice.silent}
        onChange={({ currentTarget }) => onChange({ ...choice, silent: currentTarget.checked })}
      />
      <span>Send nothing on days with no bet worth making</span>
    </label>
  </>
);
