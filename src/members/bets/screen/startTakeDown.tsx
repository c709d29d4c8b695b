import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { clock } from '#clock';
import type { Offered } from '#domain/prices/offered.ts';
import { centsOf } from '#domain/record/betWords.ts';
import { AccountDialog } from '#members/account/screen/AccountDialog.tsx';
import { readTypedBet, type TypedBet, type TypedProblems } from '../rules/typedBet.ts';
import { BetForm } from './BetForm.tsx';
import { $book, openBook, setBankroll } from './book.ts';
import { askEndedNow } from './ended.ts';
import { currentLimits } from './limits.ts';
import { type NotNoted, noteBet } from './noteBet.ts';
import { StakeHelp } from './StakeHelp.tsx';
import { syncBook } from './sync.ts';

const startOf = ({ offer, market, side, game, name, league, startTime }: Offered): TypedBet => ({
  name,
  game,
  league,
  startTime,
  market,
  pick: side,
  line: offer?.line === undefined ? '' : String(offer.line),
  price: offer ? String(offer.american) : '',
  stake: '',
  book: offer?.book ?? '',
});

const NOT_NOTED: Readonly<Record<NotNoted, TypedProblems>> = {
  stake: {
    stake:
      'That would go over your daily limit on stakes, so nothing was saved. A new day starts at midnight Eastern.',
  },
  loss: {
    stake:
      'You have reached your daily limit on losses, so nothing was saved. A new day starts at midnight Eastern.',
  },
  full: { name: 'This device could not save it; it may be full. Free some space and try again.' },
  asking: { stake: 'Please wait a moment, then try again.' },
};

/** Whether bet and price are still those that our figures are for. */
const isOffered = ({ offer, side, market }: Offered, typed: TypedBet): boolean =>
  offer !== undefined &&
  typed.market === market &&
  typed.pick === side &&
  Number(typed.price) === offer.american &&
  (offer.line === undefined || Number(typed.line) === offer.line);

async function prepare(): Promise<void> {
  await openBook();
  await currentLimits();
  await askEndedNow();
}

/** Records the bet unless a limit forbids it. Returns the problems. */
async function take(typed: TypedBet): Promise<TypedProblems | undefined> {
  const now = clock.now();
  const bet = readTypedBet(typed, { id: crypto.randomUUID(), now });
  if ('problems' in bet) return bet.problems;
  const not = await noteBet(bet, now);
  if (not) return NOT_NOTED[not];
  void syncBook();
  return undefined;
}

function Dialog({ offered, onClose }: { readonly offered: Offered; readonly onClose: () => void }) {
  const book = useStore($book);
  const kept = book.status === 'known' ? book.kept : undefined;
  const [typedBankroll, setTyped] = useState<string>();
  const [taken, setTaken] = useState(false);
  const known = kept?.bankroll === undefined ? '' : String(kept.bankroll / 100);
  const bankroll = typedBankroll ?? known;
  const prepared = useRef<Promise<void>>(undefined);
  useEffect(() => {
    prepared.current = prepare();
  }, []);
  const noteBankroll = (typed: string) => {
    setTyped(typed);
    void setBankroll(centsOf(typed));
  };
  const onTake = async (typed: TypedBet) => {
    // A reader faster than the loading need not press again.
    await prepared.current?.catch(() => {});
    const wrong = await take(typed);
    if (!wrong) setTaken(true);
    return wrong;
  };
  return (
    <AccountDialog title={taken ? 'Noted' : `Note a bet: ${offered.label}`} onClose={onClose}>
      {taken ? (
        <p role="status">
          We grade it when the game is over. Find it under <a href="/my-bets">My bets</a>.
        </p>
      ) : (
        <>
          <p className="note">
            {offered.name}. This places no bet: it notes, for you alone, what you bet at a book.
          </p>
          {offered.offer?.sample && <p className="note">A sample price: no bookmaker offers it.</p>}
          <BetForm start={startOf(offered)} action="Note it" onTake={onTake}>
            {(typed) => (
              <StakeHelp
                bankroll={bankroll}
                onBankroll={noteBankroll}
                quarterKellyShare={
                  isOffered(offered, typed) ? offered.quarterKellyShare : undefined
                }
              />
            )}
          </BetForm>
        </>
      )}
      <p className="acts">
        <button className="button quiet" type="button" onClick={onClose}>
          {taken ? 'Close' : 'Not now'}
        </button>
      </p>
    </AccountDialog>
  );
}

/** Opens a dialog to record a bet, one at a time. @param opener gets the focus back */
export function openTakeDown(offered: Offered, opener: HTMLElement): void {
  if (document.querySelector('[data-noting]')) return;
  const place = document.createElement('div');
  place.dataset.noting = '';
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    opener.focus({ preventScroll: true });
  };
  root.render(<Dialog offered={offered} onClose={close} />);
}
