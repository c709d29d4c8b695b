import { seasonShareText } from '#domain/season/oddsText.ts';
import type { BracketTable } from '#domain/season/pools/bracketRows.ts';
import type { SeasonTeam } from '#domain/season/seasonView.ts';
import { counted } from '#domain/words/counted.ts';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';

interface Props {
  readonly table: BracketTable;
}

/** A share of seasons; a dash where it came in none of them. */
const reachedText = (share: number): string => {
  if (share === 0) return '–';
  return share === 1 ? 'in' : seasonShareText(share);
};

const whereOf = ({ conference, record }: SeasonTeam): string =>
  conference === '' ? record : `${conference}, ${record}`;

/** How often each team plays in each round, and wins it all. Printed, it is a page. */
export const Bracket = ({ table: { rounds, teams, never } }: Props) => (
  <>
    <div className="panel">
      <ScrollRegion className="content scroll season-table pool-bracket" label="Odds to advance">
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">Team</th>
              {rounds.map((round) => (
                <th key={round} scope="col">
                  {round}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {teams.map((team) => (
              <tr key={team.key}>
                <th scope="row">
                  <b>{team.shortName}</b>
                  <small>{whereOf(team)}</small>
                </th>
                {rounds.map((round, at) => (
                  <td key={round}>{reachedText(team.reached[at] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
    {never > 0 && (
      <p className="note">{`${counted(never, 'team')} in none of the seasons ${never === 1 ? 'is' : 'are'} left out.`}</p>
    )}
  </>
);
