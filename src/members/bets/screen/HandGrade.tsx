import type { Bet } from '#domain/record/bet.ts';
import { OUTCOME_WORDS } from '#domain/record/betWords.ts';
import { OUTCOMES } from '#domain/record/outcome.ts';

interface Props {
  readonly bet: Bet;
  readonly onGrade: (hand: Bet['hand']) => void;
}

/** How a bet ended, entered by its reader. */
export const HandGrade = ({ bet, onGrade }: Props) => (
  <select
    className="hand"
    aria-label={`How ${bet.name} ended, by your own word`}
    value={bet.hand ?? ''}
    onChange={({ target }) => onGrade(OUTCOMES.find((outcome) => outcome === target.value))}
  >
    <option value="">{bet.game && bet.market !== 'other' ? 'As graded' : 'Not yet'}</option>
    {OUTCOMES.map((outcome) => (
      <option key={outcome} value={outcome}>
        {OUTCOME_WORDS[outcome]}
      </option>
    ))}
  </select>
);
