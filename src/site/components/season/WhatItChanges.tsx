import type { Game } from '#domain/game/game.ts';
import { seasonPath } from '#domain/season/seasonPaths.ts';

interface Props {
  readonly game: Pick<Game, 'league' | 'gameTime'>;
  /** "Bills to make the playoffs: win 97%, lose 88%." */
  readonly words: string | undefined;
  /** Only where there is room: a phone has it in a fold. */
  readonly wide?: boolean;
}

/** On a game's page, until it begins: what it changes in the season for either side. Nothing where the difference may be luck. */
export const WhatItChanges = ({ game, words, wide = false }: Props) =>
  words !== undefined && (
    <p className={wide ? 'note wide-only' : 'note'} data-until={game.gameTime}>
      <b>What it changes:</b>
      {` ${words} `}
      <a href={seasonPath(game.league)}>Season odds</a>
    </p>
  );
