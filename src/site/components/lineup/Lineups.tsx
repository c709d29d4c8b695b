import type { ReactNode } from 'react';
import type { PredictedGame } from '#domain/game/game.ts';
import { SIDES, type Side } from '#domain/game/predictedWinner.ts';
import { drawnPlayers } from '#domain/lineup/drawnPlayers.ts';
import { nobodyKnownText } from '#domain/lineup/nobodyKnown.ts';
import { boardPath } from '#domain/players/playerPaths.ts';
import { hasPlayers } from '#domain/players/statNames.ts';
import { Disclose } from '../ui/Disclose.tsx';
import { TabSet } from '../ui/TabSet.tsx';
import { LineupTable } from './LineupTable.tsx';
import { LINEUPS } from './lineupTabs.ts';
import { PlayerTable } from './PlayerTable.tsx';

interface Props {
  readonly game: PredictedGame;
}

interface SideProps extends Props {
  readonly side: Side;
}

const isKnown = (game: PredictedGame, side: Side): boolean => drawnPlayers(game, side).length > 0;

const PLACEHOLDERS = { summary: 'Starting places', figure: 'league averages' };

/** One line for a side of which nobody is known; the specification's placeholders stay behind it. */
const Nobody = ({ game, side }: SideProps) => (
  <>
    <p className="mt-2">{nobodyKnownText(game)}</p>
    <Disclose id={`places-${side}`} {...PLACEHOLDERS} of={game[`${side}Team`].shortName}>
      <LineupTable game={game} side={side} />
    </Disclose>
  </>
);

/** Both teams' tabs, each with what `Of` draws of it. */
const Tabs = ({ game, Of }: Props & { readonly Of: (props: SideProps) => ReactNode }) => (
  <TabSet
    group={LINEUPS.group}
    label={LINEUPS.label}
    tabs={LINEUPS.tabs(game).map((tab) => ({ ...tab, panel: <Of game={game} side={tab.id} /> }))}
  />
);

/** A side's players, or that nobody of it is known. */
const OneTeam = ({ game, side }: SideProps) =>
  isKnown(game, side) ? (
    <PlayerTable game={game} side={side} />
  ) : (
    <Nobody game={game} side={side} />
  );

/** Both teams' players who matter, in tabs; where nobody of either is known, one line. */
export function Lineups({ game }: Props) {
  if (!SIDES.some((side) => isKnown(game, side))) {
    return (
      <>
        <p>{nobodyKnownText(game)}</p>
        <Disclose id="places" {...PLACEHOLDERS}>
          <Tabs game={game} Of={LineupTable} />
        </Disclose>
      </>
    );
  }
  return (
    <div data-players-of={game.id} data-prediction={game.prediction.id}>
      <Tabs game={game} Of={OneTeam} />
      <p className="note mt-2">
        Mean of the simulated games in which he plays, then floor–ceiling: a fifth of them end at or
        below the floor, four fifths at or below the ceiling. Tap a count for any line.{' '}
        {game.sample && 'Sample: teams as the past seasons we learn from left them. '}
        {hasPlayers(game.league) && (
          <a href={boardPath(game.league)}>{`All ${game.league} players`}</a>
        )}
      </p>
    </div>
  );
}
