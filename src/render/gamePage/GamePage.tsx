import { clockAttributes } from '#components/game/Badges.tsx';
import { Breadcrumb } from '#components/game/Breadcrumb.tsx';
import { GameHeader } from '#components/game/GameHeader.tsx';
import { GameNotices } from '#components/game/GameNotices.tsx';
import { gameCrumbs } from '#components/game/gameTitle.ts';
import { BettingLines } from '#components/game/panels/BettingLines.tsx';
import { CompareOdds } from '#components/game/panels/CompareOdds.tsx';
import { ConfidencePanel } from '#components/game/panels/ConfidencePanel.tsx';
import { DecisionProcess } from '#components/game/panels/DecisionProcess.tsx';
import { GameInfoPanel } from '#components/game/panels/GameInfoPanel.tsx';
import { InsightsPanel } from '#components/game/panels/InsightsPanel.tsx';
import { LastGamesPanel } from '#components/game/panels/LastGamesPanel.tsx';
import { LedgerPanel } from '#components/game/panels/LedgerPanel.tsx';
import { MonteCarlo, Numbers } from '#components/game/panels/MonteCarlo.tsx';
import { OtherGames } from '#components/game/panels/OtherGames.tsx';
import { PendingPanel } from '#components/game/panels/PendingPanel.tsx';
import { ProjectedWinner } from '#components/game/panels/ProjectedWinner.tsx';
import { RerunPanel } from '#components/game/panels/RerunPanel.tsx';
import { WeatherImpactPanel } from '#components/game/panels/WeatherImpactPanel.tsx';
import { WeatherPanel } from '#components/game/panels/WeatherPanel.tsx';
import type { Game, PredictedGame } from '#domain/game/game.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { isIndoor } from '#domain/game/weatherImpact.ts';
import type { LedgerEntry } from '#domain/ledger/entry.ts';
import type { LineHistory } from '#domain/prices/lineHistory.ts';
import { priceMarks } from '#domain/prices/priceMark.ts';
import type { LeagueStanding } from '#domain/record/leagueStanding.ts';
import type { Instant } from '#domain/time/time.ts';
import { AnalyzerPanel, LineupsPanel } from './alive.tsx';

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
}

/** The sections with an id, in order, for the row of links. */
const LINKS = [
  ['verdict', 'Verdict'],
  ['odds', 'Odds'],
  ['monte-carlo', 'Margin and total'],
  ['winner', 'Winner'],
  ['lines', 'Lines'],
  ['numbers', 'Numbers'],
  ['analyzer', 'Analyzer'],
  ['lineups', 'Lineups'],
  ['weather', 'Weather'],
  ['method', 'Method'],
  ['ledger', 'Ledger'],
  ['re-run', 'Re-run'],
] as const;

function OnPage({ game }: { readonly game: Game }) {
  const outdoors = game.weatherData !== undefined && !isIndoor(game);
  const counted = (game.prediction?.simulationData.grid.length ?? 0) > 0;
  const shown = (id: (typeof LINKS)[number][0]): boolean =>
    id === 'weather' ? outdoors : (id !== 're-run' && id !== 'numbers') || counted;
  return (
    <nav className="on-page" aria-label="On this page">
      {LINKS.filter(([id]) => shown(id)).map(([id, text]) => (
        <a key={id} href={`#${id}`}>
          {text}
        </a>
      ))}
    </nav>
  );
}

/** Facts of the game that need no prediction, and further links. */
const Around = ({ game, others, standing, now }: GamePageData) => (
  <>
    <LastGamesPanel game={game} lastGames={standing.lastGames} />
    <GameInfoPanel game={game} now={now} />
    <OtherGames day={game.gameTime} games={others} />
  </>
);

/** The verdict’s parts, from decisive to proof: each can be folded, and its line summarizes it. */
function Parts({ page, game }: { readonly page: GamePageData; readonly game: PredictedGame }) {
  return (
    <div className="parts">
      <ProjectedWinner game={game} />
      <BettingLines game={game} />
      <ConfidencePanel game={game} />
      <InsightsPanel game={game} now={page.now} />
      <Numbers game={game} />
      <AnalyzerPanel game={game} />
      <LineupsPanel game={game} />
      <WeatherPanel game={game} />
      <WeatherImpactPanel game={game} />
      <DecisionProcess game={game} />
      <LedgerPanel game={game} entry={page.ledger} />
      <RerunPanel game={game} />
      <Around {...page} />
    </div>
  );
}

const Unpredicted = (page: GamePageData) => (
  <>
    <PendingPanel game={page.game} now={page.now} />
    <div className="parts">
      <WeatherPanel game={page.game} />
      <WeatherImpactPanel game={page.game} />
      <DecisionProcess game={page.game} />
      <Around {...page} />
    </div>
  </>
);

/** The single source of a game page, for builds and functions: every panel in its place. */
export function GamePage(page: GamePageData) {
  const { game, teamPaths, standing, now } = page;
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
        {prediction && <GameNotices game={game} now={now} />}
        {prediction ? (
          <>
            <OnPage game={game} />
            <CompareOdds game={{ ...game, prediction }} lines={page.lines} now={now} />
            <MonteCarlo game={{ ...game, prediction }} />
            <Parts page={page} game={{ ...game, prediction }} />
          </>
        ) : (
          <Unpredicted {...page} />
        )}
      </div>
    </div>
  );
}
