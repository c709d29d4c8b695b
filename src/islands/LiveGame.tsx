import { useEffect, useState } from 'react';
import { gameIdOf } from '#client/gameAddress.ts';
import { fetchGame } from '#client/games.ts';
import { gameTitle } from '#components/game/gameTitle.ts';
import type { Game } from '#domain/game.ts';
import { GameProblem } from './GameProblem.tsx';
import { GameSkeleton } from './GameSkeleton.tsx';
import { LoadedGame } from './LoadedGame.tsx';

type State =
  | { readonly step: 'loading' }
  | { readonly step: 'invalid' }
  | { readonly step: 'missing' }
  | { readonly step: 'loaded'; readonly game: Game; readonly now: Date };

/** A game published after the pages were built, fetched by the id in the address. */
export function LiveGame() {
  const [state, setState] = useState<State>({ step: 'loading' });
  useEffect(() => {
    const id = gameIdOf(location.pathname);
    if (id === undefined) {
      setState({ step: 'invalid' });
      return;
    }
    fetchGame(id).then(
      (game) => {
        document.title = gameTitle(game);
        setState({ step: 'loaded', game, now: new Date() });
      },
      () => setState({ step: 'missing' }),
    );
  }, []);
  if (state.step === 'loading') return <GameSkeleton />;
  if (state.step === 'invalid') {
    return (
      <GameProblem title="Invalid game ID">The address of a game ends in its number.</GameProblem>
    );
  }
  if (state.step === 'missing') {
    return (
      <GameProblem title="Game Not Found">
        The requested game could not be found or does not exist.
      </GameProblem>
    );
  }
  return <LoadedGame game={state.game} now={state.now} />;
}
