import { seasonShareText } from '#domain/season/oddsText.ts';
import type { Certainty, SeasonTeam, SeasonView } from '#domain/season/seasonView.ts';
import { type PossibleEnd, stillPossible } from '#domain/season/stillPossible.ts';
import { ordinal } from '#domain/words/ordinal.ts';

interface Props {
  readonly view: SeasonView;
  readonly team: SeasonTeam;
}

/** "No. 1 seed", "3rd place", "no seed" */
function rankText({ format }: SeasonView, { rank }: PossibleEnd): string {
  const seed = format.rank === 'seed';
  if (rank === undefined) return seed ? 'no seed' : 'no place';
  return seed ? `No. ${rank} seed` : `${ordinal(rank)} place`;
}

/** "all 6 games left won", "its game left lost" */
const leftText = (left: number, result: 'won' | 'lost'): string =>
  left === 1 ? `its last game ${result}` : `all ${left} games left ${result}`;

const oftenText = ({ share }: PossibleEnd): string =>
  share >= 1
    ? 'in every season we played'
    : `in ${seasonShareText(share)} of all seasons we played`;

/** Names of the goals of which something is certain. */
const goalsThatAre = ({ format }: SeasonView, team: SeasonTeam, certainty: Certainty): string =>
  format.goals
    .filter((_, goal) => team.certain[goal] === certainty)
    .map(({ name }) => name)
    .join(', ');

/** The best and worst that a team can still reach: its record for certain; apart from it, its place in all seasons played; and what is proved. */
export function Possible({ view, team }: Props) {
  const possible = stillPossible(view, team);
  if (!possible) return null;
  const { best, worst } = possible;
  const ends = [
    ['Best record', `${best.record}, ${leftText(team.left, 'won')}`],
    ['Worst record', `${worst.record}, ${leftText(team.left, 'lost')}`],
    ['Best end', `${rankText(view, best)}, ${oftenText(best)}`],
    ['Worst end', `${rankText(view, worst)}, ${oftenText(worst)}`],
  ] as const;
  const sure = [
    ['Proved', goalsThatAre(view, team, 'clinched')],
    ['Ruled out', goalsThatAre(view, team, 'eliminated')],
    ['In every season we played, not proved', goalsThatAre(view, team, 'everyRun')],
    ['In no season we played, not ruled out', goalsThatAre(view, team, 'noRun')],
  ].filter(([, goals]) => goals !== '');
  return (
    <div className="mt-4">
      <h3>Still possible</h3>
      <ul>
        {ends.map(([name, says]) => (
          <li key={name}>
            <span>{`${name}:`}</span> <span>{says}</span>
          </li>
        ))}
        {sure.map(([name, goals]) => (
          <li key={name}>
            <span>{`${name}:`}</span> <span>{goals}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
