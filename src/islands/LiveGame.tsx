import { type ReactNode, useEffect, useState } from 'react';
import { gameIdOf } from '#client/gameAddress.ts';
import { completeGame, recordOf } from '#client/gameAnswer.ts';
import { fetchGame } from '#client/games.ts';
import { clock } from '#clock';
import { gameTitle } from '#components/game/gameTitle.ts';
import { FAILURES } from '#domain/answers/failures.ts';
import { GameProblem } from './GameProblem.tsx';
import { GameSkeleton } from './GameSkeleton.tsx';
import { LoadedGame } from './LoadedGame.tsx';

type State =
  | { readonly step: 'loading' }
  | { readonly step: 'invalid' }
  | { readonly step: 'missing' }
  | { readonly step: 'loaded'; readonly page: ReactNode };

async function load(id: number): Promise<State> {
  const answer = await fetchGame(id);
  const now = clock.now();
  const game = completeGame(answer, now);
  document.title = gameTitle(game);
  return { step: 'loaded', page: <LoadedGame game={game} record={recordOf(answer)} now={now} /> };
}

/** A game published after the pages were built, fetched by the id in the address. */
export function LiveGame() {
  const [state, setState] = useState<State>({ step: 'loading' });
  useEffect(() => {
    const id = gameIdOf(location.pathname);
    if (id === undefined) {
      setState({ step: 'invalid' });
      return;
    }
    load(id).then(setState, () => setState({ step: 'missing' }));
  }, []);
  if (state.step === 'loading') return <GameSkeleton />;
  if (state.step === 'invalid') {
    return (
      <GameProblem title={FAILURES.invalidGameId}>
        The address of a game ends in its number.
      </GameProblem>
    );
  }
  if (state.step === 'missing') {
    return <GameProblem title={FAILURES.gameNotFound}>{FAILURES.gameNotFoundText}</GameProblem>;
  }
  return state.page;
}
