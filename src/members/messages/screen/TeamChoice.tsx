import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { leagueName } from '#domain/leagues/leagueName.ts';
import type { FollowableTeam } from '../contract/settings.ts';
import { MOST_TEAMS } from '../rules/mostTeams.ts';
import { findTeams } from './findTeams.ts';

interface Props {
  /** The followed teams. */
  readonly chosen: readonly FollowableTeam[];
  /** All available teams; undefined until loaded. */
  readonly teams: readonly FollowableTeam[] | undefined;
  readonly failed: boolean;
  readonly onLook: () => void;
  readonly onChange: (chosen: readonly FollowableTeam[]) => void;
}

const SHOWN = 8;

function said(typed: string, found: number, { teams, failed }: Props): string {
  if (failed) return 'We could not load the teams. Please try again.';
  if (!teams) return typed === '' ? '' : 'Looking …';
  if (typed.trim() === '') return '';
  if (found === 0) return 'No team by that name. Try another spelling.';
  return found > SHOWN ? `${found} teams; the first ${SHOWN} are shown.` : `${found} found.`;
}

/** A member's followed teams and a search for more. Plain boxes and buttons, so that everything works with the keyboard. */
export function TeamChoice(props: Props) {
  const { chosen, teams, onLook, onChange } = props;
  const [typed, setTyped] = useState('');
  const id = useId();
  const found = findTeams(teams ?? [], typed);
  const has = (team: FollowableTeam) => chosen.some((one) => one.id === team.id);
  const toggle = (team: FollowableTeam) =>
    onChange(has(team) ? chosen.filter((one) => one.id !== team.id) : [...chosen, team]);
  const full = chosen.length >= MOST_TEAMS;
  return (
    <fieldset className="picks-leagues">
      <legend className="mb-1.5 p-0 text-14 font-semibold">Teams</legend>
      {chosen.length > 0 && (
        <ul className="team-chips" aria-label="Teams you follow">
          {chosen.map((team) => (
            <li key={team.id}>
              <button
                type="button"
                className="chip"
                aria-label={`Do not follow ${team.name} ${leagueName(team.league)}`}
                onClick={() => toggle(team)}
              >
                {team.name} <small>{leagueName(team.league)}</small>
                <X className="icon" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="field max-w-88 mt-2">
        <label htmlFor={`${id}-find`}>Find a team</label>
        <input
          id={`${id}-find`}
          className="input"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-describedby={`${id}-said`}
          onFocus={onLook}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <p className="note min-h-6 mt-1 empty:mt-0" id={`${id}-said`} role="status">
        {full
          ? `You follow ${MOST_TEAMS} teams, the most allowed.`
          : said(typed, found.length, props)}
      </p>
      {found.length > 0 && (
        <div>
          {found.slice(0, SHOWN).map((team) => (
            <label className="checkbox" key={team.id}>
              <input
                type="checkbox"
                checked={has(team)}
                disabled={full && !has(team)}
                onChange={() => toggle(team)}
              />
              <span>
                {team.name} <small>{leagueName(team.league)}</small>
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
