import { CameOut } from '#components/archive/CameOut.tsx';
import { SharpEdges } from '#components/edges/SharpEdges.tsx';
import { clockAttributes } from '#components/game/Badges.tsx';
import { Breadcrumb } from '#components/game/Breadcrumb.tsx';
import { GameHeader } from '#components/game/GameHeader.tsx';
import { GameNotices } from '#components/game/GameNotices.tsx';
import { gameCrumbs } from '#components/game/gameTitle.ts';
import { CompareOdds } from '#components/game/panels/CompareOdds.tsx';
import { PendingPanel } from '#components/game/panels/PendingPanel.tsx';
import { LivePanel, type LiveShown } from '#components/live/LivePanel.tsx';
import { WhatItChanges } from '#components/season/WhatItChanges.tsx';
import { lastWordOf } from '#domain/archive/lastWordOf.ts';
import type { Game } from '#domain/game/game.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import type { LedgerEntry } from '#domain/ledger/entry.ts';
import type { LineHistory } from '#domain/prices/lineHistory.ts';
import { priceMarks } from '#domain/prices/priceMark.ts';
import type { LeagueStanding } from '#domain/record/leagueStanding.ts';
import type { Instant } from '#domain/time/time.ts';
import { Numbers, Picture, Proof, WhoPlays } from './folds.tsx';

/** Everything a game's page shows, from one slate. */
export interface GamePageData {
  readonly game: Game;
  readonly ledger: LedgerEntry | undefined;
  /** Of its prices. */
  readonly lines: LineHistory;
  /** Other games of the day. */
  readonly others: readonly CardGame[];
  /** Paths of the teams that have a page. */
  readonly teamPaths: ReadonlySet<string>;
  /** Forecast scores of its league, and its teams' ranks. */
  readonly standing: LeagueStanding;
  readonly now: Instant;
  /** The game as it is played, and its chance by moment; absent before it is seen being played. */
  readonly live?: LiveShown | undefined;
  /** Prices of it that lag behind a sharp book, as of a reading since. */
  readonly lagging?: Parameters<typeof SharpEdges>[0] | undefined;
}

/** The head and the five folds, in order, for the row of links. */
const LINKS = [
  ['verdict', 'Verdict'],
  ['odds', 'Odds'],
  ['picture', 'Picture'],
  ['numbers', 'Numbers'],
  ['who', 'Who plays'],
  ['proof', 'Proof'],
] as const;

const OnPage = () => (
  <nav className="on-page" aria-label="On this page">
    {LINKS.map(([id, text]) => (
      <a key={id} href={`#${id}`}>
        {text}
      </a>
    ))}
  </nav>
);

/** The five folds, from decisive to proof. Without a prediction there are two, and why there is none. */
function Folds({ game, ledger, lines, others, standing, now }: GamePageData) {
  const { prediction } = game;
  const predicted = prediction && { ...game, prediction };
  return (
    <>
      {!predicted && <PendingPanel game={game} now={now} />}
      <div className="parts">
        {predicted && (
          <>
            <CompareOdds game={predicted} lines={lines} trust={standing.moves} now={now} />
            <Picture game={predicted} />
            <Numbers game={predicted} now={now} />
          </>
        )}
        <WhoPlays game={game} standing={standing} others={others} now={now} />
        <Proof game={game} entry={ledger} />
      </div>
    </>
  );
}

/** The single source of a game page, for builds and functions: every panel in its place. */
export function GamePage(page: GamePageData) {
  const { game, teamPaths, standing, now, live, lagging } = page;
  const { prediction } = game;
  return (
    <div className="wrap">
      <Breadcrumb crumbs={gameCrumbs(game)} />
      <div
        className="prediction-view"
        {...clockAttributes(game)}
        data-game={game.id}
        data-odds={priceMarks(game.odds)}
      >
        <GameHeader game={game} now={now} teamPaths={teamPaths} standing={standing} />
        {prediction && game.status !== 'postponed' && <LivePanel game={game} {...live} />}
        {prediction && <GameNotices game={game} now={now} />}
        {game.status === 'scheduled' && (
          <WhatItChanges game={game} change={standing.changes?.[game.id]} first />
        )}
        {(game.status === 'live' || game.status === 'final') && prediction && (
          <CameOut kept={{ game, said: lastWordOf(prediction) }} />
        )}
        {lagging && <SharpEdges {...lagging} />}
        {prediction && <OnPage />}
        <Folds {...page} />
      </div>
    </div>
  );
}
