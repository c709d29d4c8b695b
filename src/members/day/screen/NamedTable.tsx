import { verifyLinePath } from '#components/record/words.ts';
import { ScrollRegion } from '#components/ui/ScrollRegion.tsx';
import { signTone } from '#components/ui/signTone.ts';
import { leagueName } from '#domain/leagues/leagueName.ts';
import { american, signed } from '#domain/numbers/numbers.ts';
import { OUTCOME_WORDS } from '#domain/record/betWords.ts';
import type { NamedLine } from '../rules/namedBet.ts';

interface Props {
  readonly label: string;
  readonly lines: readonly NamedLine[];
  /** Text for a game's time. */
  readonly when: (line: NamedLine) => string;
}

/** Named prices with results, losses first. */
export const NamedTable = ({ label, lines, when }: Props) => (
  <ScrollRegion label={`${label}, a table`} className="scroll day-list">
    <table className="data-table day-table">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">Bet</th>
          <th scope="col">Price</th>
          <th scope="col">Ended</th>
          <th scope="col">Units</th>
          <th scope="col" className="wide-only">
            Ledger
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.gameId} ${line.bet}`}>
            <th scope="row" className="wraps">
              <a href={`/game/${line.gameId}`}>{line.bet}</a>
              <span className="range">
                {leagueName(line.league)}: {line.name}, {when(line)}
              </span>
            </th>
            <td>
              {american(line.american)}
              <span className="range">{line.book}</span>
            </td>
            <td>{line.outcome ? <b>{OUTCOME_WORDS[line.outcome]}</b> : 'Not over yet'}</td>
            <td className={signTone(line.units)}>
              {line.units === undefined ? '–' : signed(line.units, 2)}
            </td>
            <td className="wide-only">
              <a href={verifyLinePath(line.ledgerLine)}>#{line.ledgerLine}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
