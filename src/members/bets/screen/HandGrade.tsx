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
    aria-label={`Result of ${bet.name}`}
    value={bet.hand ?? ''}
    onChange={({ target }) => onGrade(OUTCOMES.find((outcome) => outcome === target.value))}
  >
    <option value="">{bet.game && bet.market !== 'other' ? 'As we grade it' : 'Not yet'}</option>
    {OUTCOMES.map((outcome) => (
      <option key={outcome} value={outcome}>
        {OUTCOME_WORDS[outcome]}
      </option>
    ))}
  </select>
);
