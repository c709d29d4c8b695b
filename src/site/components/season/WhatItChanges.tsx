import type { League } from '#domain/leagues/league.ts';
import { seasonPath } from '#domain/season/seasonPaths.ts';

interface Props {
  readonly league: League;
  /** "Bills to make the playoffs: win 97%, lose 88%." */
  readonly words: string | undefined;
  /** Only where there is room: a phone has it in a fold. */
  readonly wide?: boolean;
}

/** On a game's page: what it changes in the season for either side. Nothing where the difference may be luck. */
export const WhatItChanges = ({ league, words, wide = false }: Props) =>
  words !== undefined && (
    <p className={wide ? 'note wide-only' : 'note'}>
      <b>What it changes:</b>
      {` ${words} `}
      <a href={seasonPath(league)}>Season odds</a>
    </p>
  );
