import { useEffect, useState } from 'react';
import { fetchUpcoming } from '#client/games.ts';
import { OtherGames } from '#components/game/OtherGames.tsx';
import type { Game } from '#domain/game.ts';
import type { CardGame } from '#domain/listedGame.ts';
import { otherGamesThatDay } from '#domain/otherGames.ts';

interface Props {
  readonly game: Game;
  readonly now: Date;
}

/** The league's other games of the day, asked for once the page stands; what cannot be had is left out. */
export function LiveOthers({ game, now }: Props) {
  const [others, setOthers] = useState<readonly CardGame[]>([]);
  useEffect(() => {
    fetchUpcoming(game.league).then(
      (games) => setOthers(otherGamesThatDay(games, game, now)),
      (error: unknown) => console.warn('Other games cannot be had', error),
    );
  }, [game, now]);
  return <OtherGames day={game.gameTime} games={others} />;
}
