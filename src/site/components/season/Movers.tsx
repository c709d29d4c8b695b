import { signed } from '#domain/numbers/numbers.ts';
import { biggestMoves } from '#domain/season/biggestMoves.ts';
import { movedRuns } from '#domain/season/movedRuns.ts';
import { seasonOddsText } from '#domain/season/oddsText.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { signTone } from '../ui/signTone.ts';

const MOST = 5;

/** The teams whose odds moved most in a week, from what to what, and the results behind it. */
export function Movers({ view }: { readonly view: SeasonView }) {
  const moves = biggestMoves(
    view.teams.map((team) => ({ team, odds: team.odds, before: team.oddsBefore })),
    movedRuns(view),
    MOST,
  );
  if (moves.length === 0) return null;
  return (
    <ul className="season-movers">
      {moves.map(({ team, goal, points }) => {
        const { name, bad } = view.format.goals[goal] ?? { name: '' };
        const before = seasonOddsText(team.oddsBefore?.[goal] ?? 0, null);
        const now = seasonOddsText(team.odds[goal] ?? 0, team.certain[goal]);
        return (
          <li key={team.key}>
            <b>{team.shortName}</b>
            <span>
              {`${name} ${before} → ${now} `}
              <b className={signTone(bad ? -points : points)}>{signed(points)}</b>
            </span>
            <small className="season-why">{team.lately.join(', ') || 'did not play'}</small>
          </li>
        );
      })}
    </ul>
  );
}
