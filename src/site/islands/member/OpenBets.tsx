import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { fetchUpcoming } from '#client/gameAnswer.ts';
import type { ListedGame } from '#domain/game/listedGame.ts';
import { type Bet, pickText } from '#domain/record/bet.ts';
import { moneyText, recordOddsText } from '#domain/record/betWords.ts';
import { openBook } from '#members/bets/screen/book.ts';
import { askEnded, askEndedNow } from '#members/bets/screen/ended.ts';
import { $sync, syncBook } from '#members/bets/screen/sync.ts';
import { useBets } from '#members/bets/screen/useBets.ts';
import { bestNow } from '#members/day/rules/bestNow.ts';

/** Limit; more are on their own page. */
const MOST = 5;

type Games = ReadonlyMap<number, ListedGame>;
const NO_GAMES: Games = new Map();

/** The games of upcoming bets, requested once there are any; undefined while they are. */
function useGames(ids: readonly number[]): Games | 'failed' | undefined {
  const [games, setGames] = useState<Games | 'failed'>();
  const wanted = ids.join();
  useEffect(() => {
    if (wanted === '') return;
    fetchUpcoming(undefined).then(
      (list) => setGames(new Map(list.map((game) => [game.id, game]))),
      () => setGames('failed'),
    );
  }, [wanted]);
  return wanted === '' ? NO_GAMES : games;
}

const startOf = ({ startTime, takenAt }: Bet): number => Date.parse(startTime ?? takenAt);

/** A reader's own open bets, the next to begin first, each with the best price for it now. */
export function OpenBets() {
  const { book, bets, open, now } = useBets();
  const sync = useStore($sync);
  const [synced, setSynced] = useState(false);
  useEffect(() => {
    const all = openBook().then(syncBook).then(askEndedNow);
    void all.finally(() => setSynced(true));
  }, []);
  useEffect(() => {
    void askEnded(bets);
  }, [bets]);
  const next = useMemo(
    () => open.map(({ bet }) => bet).toSorted((one, other) => startOf(one) - startOf(other)),
    [open],
  );
  const shown = next.slice(0, MOST);
  const coming = shown.flatMap((bet) =>
    bet.game && startOf(bet) > now.getTime() ? [bet.game.id] : [],
  );
  const games = useGames(coming);
  const best = (bet: Bet): number | undefined => {
    const game = bet.game && games !== 'failed' && games?.get(bet.game.id);
    return game ? bestNow(game, bet, now) : undefined;
  };
  return (
    <section
      className="panel"
      aria-labelledby="open-bets"
      aria-busy={!synced || games === undefined}
    >
      <div className="panel-head">
        <h2 id="open-bets">My open bets</h2>
        <a className="subline" href="/my-bets">
          My bets
        </a>
      </div>
      <div className="content">
        {book.status === 'failed' && <p>This browser could not read the bets it keeps.</p>}
        {sync === 'failed' && (
          <p>Not synced with your account just now: these are the bets on this device.</p>
        )}
        {games === 'failed' && <p>The best prices now could not be loaded.</p>}
        {book.status === 'known' && next.length === 0 && (
          <p>
            No open bets. <a href="/my-bets">Add one</a>, or press “Note bet” beside a price.
          </p>
        )}
        <ul className="day-bets grid gap-2 text-14">
          {shown.map((bet) => {
            const price = best(bet);
            return (
              <li key={bet.id}>
                <span>
                  <b>{pickText(bet)}</b> {recordOddsText(bet.price)}, {moneyText(bet.stakeCents)}
                </span>
                <span className="range">
                  {bet.game ? <a href={`/game/${bet.game.id}`}>{bet.name}</a> : bet.name}
                  {price === undefined ? '' : `; best now ${recordOddsText(price)}`}
                </span>
              </li>
            );
          })}
        </ul>
        {next.length > MOST && (
          <p className="note mt-2">
            <a href="/my-bets">{next.length - MOST} more</a>
          </p>
        )}
      </div>
    </section>
  );
}
