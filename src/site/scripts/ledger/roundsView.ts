import { localRounds, wrongRound } from '#client/ledger/wrongRound.ts';
import type { SaidRound } from '#domain/ledger/seedFault.ts';
import { counted } from '#domain/words/counted.ts';
import { ledgerElement, lineCountText, setText, show } from './parts.ts';

const LOCAL = ' It is a local beacon, which proves nothing outside this machine.';

/** Offers to check the signatures of the rounds that gave seeds. */
export function offerRounds(rounds: readonly SaidRound[]): void {
  show('rounds', rounds.length > 0);
  if (rounds.length === 0) return;
  const many = counted(rounds.length, 'round of a beacon', 'rounds of a beacon');
  const local = localRounds(rounds) > 0 ? LOCAL : '';
  setText('roundsText', `${many} gave the seeds, and each seed follows from its round.${local}`);
  const button = ledgerElement<HTMLButtonElement>('checkRounds');
  button.hidden = false;
  button.onclick = async () => {
    button.hidden = true;
    try {
      const wrong = await wrongRound(rounds, (checked) =>
        setText('roundsText', `${lineCountText(checked)} of ${many} checked`),
      );
      setText(
        'roundsText',
        wrong
          ? `Line ${lineCountText(wrong.seq)}: round ${wrong.round} does not have the beacon’s own signature. Its seed proves nothing.`
          : `${many}: each signature is the beacon’s own.${local}`,
      );
    } catch {
      setText('roundsText', 'The signatures could not be checked in this browser.');
    }
  };
}
