import type { Game } from '#domain/game/game.ts';
import type { GameChange } from '#domain/season/changesByGame.ts';
import { seasonPath } from '#domain/season/seasonPaths.ts';

interface Props {
  readonly game: Pick<Game, 'league' | 'gameTime'>;
  readonly change: GameChange | undefined;
  /** Before the folds, where a phone has room for the figures alone; their words stand in a fold. */
  readonly first?: boolean;
}

/** On a game's page, until it begins: what it changes in the season for either side. Nothing where the difference may be luck. */
export function WhatItChanges({ game, change, first = false }: Props) {
  if (!change) return null;
  const path = seasonPath(game.league);
  return (
    <>
      {first && (
        <p className="note narrow-only mt-2" data-until={game.gameTime}>
          <a href={path}>{change.brief}</a>
        </p>
      )}
      <p className={first ? 'note wide-only mt-2' : 'note'} data-until={game.gameTime}>
        <b>What it changes:</b>
        {` ${change.words} `}
        <a href={path}>Season odds</a>
      </p>
    </>
  );
}
