import { LEAGUES, type League, TEAM_LEAGUES } from '#domain/league.ts';
import { HOURS, hourText, ZONES } from '#domain/messages/hours.ts';

/** When texts come, and about what. */
export interface PicksChoice {
  readonly hour: number;
  readonly zone: string;
  /** None: all of them. */
  readonly leagues: readonly League[];
  readonly silent: boolean;
}

interface Props {
  readonly choice: PicksChoice;
  readonly onChange: (choice: PicksChoice) => void;
}

const zonesWith = (zone: string) =>
  ZONES.some(([known]) => known === zone)
    ? ZONES
    : [...ZONES, [zone, zone.replaceAll('_', ' ')] as const];

const toggled = (leagues: readonly League[], league: League): readonly League[] =>
  leagues.includes(league) ? leagues.filter((each) => each !== league) : [...leagues, league];

/** The hour, the zone and the leagues of a member's picks. */
export const PicksWhen = ({ choice, onChange }: Props) => (
  <>
    <div className="picks-when">
      <div className="field">
        <label htmlFor="picks-hour">Every day at</label>
        <select
          id="picks-hour"
          className="input"
          value={choice.hour}
          onChange={({ currentTarget }) =>
            onChange({ ...choice, hour: Number(currentTarget.value) })
          }
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
    <fieldset className="picks-leagues">
      <legend>Leagues</legend>
      <div>
        {TEAM_LEAGUES.map((league) => (
          <label className="checkbox" key={league}>
            <input
              type="checkbox"
              checked={choice.leagues.includes(league)}
              onChange={() => onChange({ ...choice, leagues: toggled(choice.leagues, league) })}
            />
            <span>{LEAGUES[league].name}</span>
          </label>
        ))}
      </div>
      <p className="note">
        {choice.leagues.length === 0
          ? 'None ticked: picks of all leagues.'
          : 'Picks of these alone.'}
      </p>
    </fieldset>
    <label className="checkbox">
      <input
        type="checkbox"
        checked={choice.silent}
        onChange={({ currentTarget }) => onChange({ ...choice, silent: currentTarget.checked })}
      />
      <span>No text on days without a price that pays</span>
    </label>
  </>
);
