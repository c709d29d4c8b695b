import { useEffect, useState } from 'react';
import { askLiveNow } from '#client/liveNow.ts';
import { clock } from '#clock';
import { withChanceWithdrawn } from '#components/live/stripView.ts';
import type { LiveInShort } from '#contract/live/liveNow.ts';
import { type Begins, isOneOn } from './isOneOn.ts';

/** As often as the answer may be another. */
const EVERY_MS = 30_000;
/** Answers that fail for so long leave a figure too old to be shown. */
const OLD_MS = 3 * 60_000;

type LiveGames = ReadonlyMap<number, LiveInShort>;

/** Those of some games that are being played or have just ended, by number; asked for while one may be and the page is seen. */
export function useLiveGames(games: readonly Begins[]): LiveGames {
  const [told, setTold] = useState<LiveGames>(new Map());
  useEffect(() => {
    let at = clock.now().getTime();
    let isOpen = true;
    const take = (list: readonly LiveInShort[]) => new Map(list.map((game) => [game.gameId, game]));
    const look = async () => {
      if (document.hidden || !isOneOn(games, clock.now())) return;
      try {
        const list = await askLiveNow(undefined);
        if (!isOpen) return;
        at = clock.now().getTime();
        setTold(take(list));
      } catch (error) {
        console.warn(error);
        const isOld = clock.now().getTime() - at > OLD_MS;
        if (isOpen && isOld)
          setTold((before) => take([...before.values()].map(withChanceWithdrawn)));
      }
    };
    void look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      isOpen = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [games]);
  return told;
}
