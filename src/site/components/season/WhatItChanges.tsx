import type { League } from '#domain/leagues/league.ts';
import type { GameChanges } from '#domain/season/changesByGame.ts';
import { seasonPath } from '#domain/season/seasonPaths.ts';
import { Disclose } from '../ui/Disclose.tsx';

interface Props {
  readonly league: League;
  readonly changes: GameChanges | undefined;
}

/** On a game's page: what it changes in the season for either side. Nothing where the difference may be luck. */
export const WhatItChanges = ({ league, changes }: Props) =>
  changes && (
    <Disclose summary="What it changes" figure={changes.brief}>
      <p className="note">
        {`${changes.words} `}
        <a href={seasonPath(league)}>Season odds</a>
      </p>
    </Disclose>
  );
