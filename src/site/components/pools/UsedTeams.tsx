import type { SeasonTeam } from '#domain/season/seasonView.ts';
import { textOrder } from '#domain/words/textOrder.ts';

interface Props {
  readonly teams: readonly SeasonTeam[];
}

/** Every team with a box: the page's script plans anew without the marked ones. */
export const UsedTeams = ({ teams }: Props) => (
  <form className="pool-used" data-pool-used autoComplete="off">
    <details>
      <summary>
        <b>Teams I used</b>{' '}
        <span className="subline" data-pool-used-count>
          none marked
        </span>
      </summary>
      <fieldset>
        <legend className="visually-hidden">Teams I used</legend>
        {teams
          .toSorted((one, other) => textOrder(one.shortName, other.shortName))
          .map(({ number, shortName }) => (
            <label key={number}>
              <input type="checkbox" name="used" value={number} /> {shortName}
            </label>
          ))}
      </fieldset>
      <button type="button" className="button ghost compact" data-pool-clear>
        Clear
      </button>
    </details>
  </form>
);
