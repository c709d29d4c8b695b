import { signed } from '#domain/numbers/numbers.ts';
import { movedPoints, oddsText } from '#domain/season/oddsText.ts';
import type { SeasonTeam, SeasonView } from '#domain/season/seasonView.ts';
import { signTone } from '../ui/signTone.ts';

interface Move {
  readonly team: SeasonTeam;
  readonly goal: number;
  readonly points: number;
}

/** Each team's biggest move of a week, the biggest first. */
export function biggestMoves({ teams, format }: SeasonView, most: number): readonly Move[] {
  return teams
    .flatMap((team): readonly Move[] => {
      const moves = format.goals.flatMap((_, goal) => {
        const points = movedPoints(team.odds[goal] ?? 0, team.oddsBefore?.[goal]);
        return points === undefined ? [] : [{ team, goal, points }];
      });
      return moves
        .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
        .slice(0, 1);
    })
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, most);
}

const MOST = 5;

/** The teams whose odds moved most in a week, from what to what, and the results behind it. */
export function Movers({ view }: { readonly view: SeasonView }) {
  const moves = biggestMoves(view, MOST);
  if (moves.length === 0) return null;
  return (
    <ul className="season-movers">
      {moves.map(({ team, goal, points }) => {
        const { name, bad } = view.format.goals[goal] ?? { name: '' };
        const before = oddsText(team.oddsBefore?.[goal] ?? 0, null);
        const now = oddsText(team.odds[goal] ?? 0, team.certain[goal]);
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
