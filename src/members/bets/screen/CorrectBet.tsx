import { clock } from '#clock';
import { type Bet, pickText } from '#domain/record/bet.ts';
import { AccountDialog } from '#members/account/screen/AccountDialog.tsx';
import { correctBet, typedOf } from '../rules/correctBet.ts';
import type { TypedBet } from '../rules/typedBet.ts';
import { NO_ROOM } from './AddBet.tsx';
import { BetForm } from './BetForm.tsx';
import { keepBets } from './book.ts';
import { syncBook } from './sync.ts';

interface Props {
  readonly bet: Bet;
  readonly onClose: () => void;
}

/** A dialog to correct a bet's terms. */
export function CorrectBet({ bet, onClose }: Props) {
  const began = bet.startTime !== undefined && Date.parse(bet.startTime) <= clock.now().getTime();
  const take = async (typed: TypedBet) => {
    const corrected = correctBet(bet, typed, clock.now());
    if ('problems' in corrected) return corrected.problems;
    if (corrected !== bet && !(await keepBets([corrected]))) return { stake: NO_ROOM };
    void syncBook();
    onClose();
    return undefined;
  };
  return (
    <AccountDialog title={`Correct: ${pickText(bet)}`} onClose={onClose}>
      <p className="note">
        {bet.game ? `${bet.name}. ` : ''}
        {began
          ? 'The game has begun, so the bet will be marked as corrected.'
          : 'The time you noted it stays.'}
      </p>
      <BetForm start={typedOf(bet)} ownWords={!bet.game} action="Save" onTake={take} />
      <p className="acts">
        <button className="button quiet" type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </AccountDialog>
  );
}
