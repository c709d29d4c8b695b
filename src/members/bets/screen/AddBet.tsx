import { useEffect, useState } from 'react';
import { fetchUpcoming } from '#client/gameAnswer.ts';
import { newId } from '#client/newId.ts';
import { showToast } from '#client/toasts.ts';
import { clock } from '#clock';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import { readTypedBet, type TypedBet } from '../rules/typedBet.ts';
import { BetForm, type BetGameChoice } from './BetForm.tsx';
import { keepBets } from './book.ts';
import { syncBook } from './sync.ts';

const EMPTY: TypedBet = {
  name: '',
  league: '',
  market: 'moneyline',
  pick: '',
  line: '',
  price: '',
  stake: '',
  book: '',
};
export const NO_ROOM =
  'This device could not save that; it may be full. Nothing was changed. Free some space and try again.';

async function upcoming(): Promise<readonly BetGameChoice[]> {
  const games = await fetchUpcoming(undefined);
  return games.map(({ id, league, gameTime, homeTeam, awayTeam }) => ({
    id,
    league,
    startTime: gameTime,
    name: `${awayTeam.name} @ ${homeTeam.name}`,
    home: homeTeam.name,
    away: awayTeam.name,
  }));
}

/** Records a bet by hand. */
export function AddBet() {
  const [games, setGames] = useState<readonly BetGameChoice[]>([]);
  const [failed, setFailed] = useState(false);
  const ask = () => {
    setFailed(false);
    upcoming().then(setGames, () => setFailed(true));
  };
  useEffect(ask, []);
  const take = async (typed: TypedBet) => {
    const bet = readTypedBet(typed, { id: newId(), now: clock.now() });
    if ('problems' in bet) return bet.problems;
    if (!(await keepBets([bet]))) return { name: NO_ROOM };
    showToast({ title: 'Noted' });
    void syncBook();
    return undefined;
  };
  return (
    <details className="panel mt-5 add-bet">
      <summary className="flex items-center justify-between py-3.5 px-4">
        <h2>Write a bet down by hand</h2>
      </summary>
      <div className="content">
        {failed && (
          <AskAgain
            what="We could not load the games to come. You can write the game’s name yourself."
            onAgain={ask}
          />
        )}
        <BetForm start={EMPTY} games={games} action="Note it" onTake={take} />
      </div>
    </details>
  );
}
