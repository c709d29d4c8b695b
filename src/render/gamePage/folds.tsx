import { Panel } from '#components/game/Panel.tsx';
import { FoldedPart } from '#components/game/Part.tsx';
import { BettingLines } from '#components/game/panels/BettingLines.tsx';
import { ConfidencePanel } from '#components/game/panels/ConfidencePanel.tsx';
import { DecisionProcess } from '#components/game/panels/DecisionProcess.tsx';
import { GameInfoPanel, infoBrief } from '#components/game/panels/GameInfoPanel.tsx';
import { InsightsPanel } from '#components/game/panels/InsightsPanel.tsx';
import { JudgedPanel } from '#components/game/panels/JudgedPanel.tsx';
import { LastGamesPanel } from '#components/game/panels/LastGamesPanel.tsx';
import { LedgerPanel } from '#components/game/panels/LedgerPanel.tsx';
import { MonteCarlo, ScoreFigures } from '#components/game/panels/MonteCarlo.tsx';
import { OtherGames } from '#components/game/panels/OtherGames.tsx';
import { ProjectedWinner } from '#components/game/panels/ProjectedWinner.tsx';
import { RerunPanel } from '#components/game/panels/RerunPanel.tsx';
import { likeliestScore } from '#components/game/panels/simulationFigures.ts';
import { WeatherImpactPanel } from '#components/game/panels/WeatherImpactPanel.tsx';
import { WeatherPanel } from '#components/game/panels/WeatherPanel.tsx';
import { entryTitle } from '#components/game/sealed.ts';
import { WhatItChanges } from '#components/season/WhatItChanges.tsx';
import type { Game, PredictedGame } from '#domain/game/game.ts';
import { keyInsights } from '#domain/game/keyInsights.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import type { LedgerEntry } from '#domain/ledger/entry.ts';
import { lineupBrief } from '#domain/lineup/lineupBrief.ts';
import { hasSimulation } from '#domain/prices/pricedBets.ts';
import type { LeagueStanding } from '#domain/record/leagueStanding.ts';
import { whatIfOf } from '#domain/rerun/ofGame.ts';
import { clockTime, type Instant } from '#domain/time/time.ts';
import { marketFlag } from '#domain/words/cardLines.ts';
import { AnalyzerPanel, LineupsPanel } from './alive.tsx';

interface Props {
  readonly game: PredictedGame;
}

/** The part of the picture that a reader changes; the re-run's script fills it. Nothing if it cannot run again. */
function WhatIf({ game }: Props) {
  const id = whatIfOf(game);
  return (
    id !== undefined && (
      <FoldedPart title="What if?" id="what-if" whatIfOf={id}>
        <p className="subline">
          Change a rating, a starter or the venue, and your browser plays the same games again.
        </p>
        <button type="button" className="button ghost compact mt-2" data-what-if-start="">
          Play it
        </button>
        <noscript>
          <p className="note">This needs JavaScript.</p>
        </noscript>
      </FoldedPart>
    )
  );
}

const pictureBrief = (game: PredictedGame): string => {
  const flag = marketFlag(game);
  return flag === undefined ? 'No market line yet' : `Market ${flag}`;
};

/** How the simulated games end, with what a reader can do with it: move the lines, change the teams. */
export const Picture = ({ game }: Props) => (
  <Panel title="Picture" id="picture" fold={pictureBrief(game)} wide="closed" opened>
    <MonteCarlo game={game} />
    <AnalyzerPanel game={game} />
    <WhatIf game={game} />
  </Panel>
);

/** "Likeliest KC 24–27 BUF" */
const numbersBrief = (game: PredictedGame): string =>
  hasSimulation(game) ? `Likeliest ${likeliestScore(game)}` : keyInsights(game).brief;

/** The same in figures, with what they are worth. */
export const Numbers = ({ game, now }: Props & { readonly now: Instant }) => (
  <Panel title="Numbers" id="numbers" fold={numbersBrief(game)} wide="closed">
    <ProjectedWinner game={game} />
    <BettingLines game={game} />
    <ConfidencePanel game={game} />
    <InsightsPanel game={game} now={now} />
    <ScoreFigures game={game} />
  </Panel>
);

interface WhoProps {
  readonly game: Game;
  readonly standing: LeagueStanding;
  readonly others: readonly CardGame[];
  readonly now: Instant;
}

const isPredicted = (game: Game): game is PredictedGame => game.prediction !== undefined;

/** Who meets whom, where and in which weather, and who else plays that day. */
export const WhoPlays = ({ game, standing, others, now }: WhoProps) => (
  <Panel
    title="Who plays"
    id="who"
    fold={isPredicted(game) ? lineupBrief(game) : infoBrief(game, now)}
    wide="closed"
  >
    {game.status === 'scheduled' && (
      <WhatItChanges game={game} change={standing.changes?.[game.id]} />
    )}
    {isPredicted(game) && <LineupsPanel game={game} />}
    <LastGamesPanel game={game} lastGames={standing.lastGames} />
    <WeatherPanel game={game} />
    <WeatherImpactPanel game={game} />
    <GameInfoPanel game={game} now={now} />
    <OtherGames day={game.gameTime} games={others} now={now} />
  </Panel>
);

interface ProofProps {
  readonly game: Game;
  readonly entry: LedgerEntry | undefined;
}

/** "Ledger entry 1,234, 9:41 AM EST" */
function proofBrief({ game, entry }: ProofProps): string {
  if (!isPredicted(game)) return 'How a prediction is made';
  return entry ? `${entryTitle(entry)}, ${clockTime(entry.appendedAt)}` : 'Not on the ledger yet';
}

/** What a reader can check: the ledger, a run of their own, and the method. */
export const Proof = ({ game, entry }: ProofProps) => (
  <Panel title="Proof" id="proof" fold={proofBrief({ game, entry })} wide="closed">
    {isPredicted(game) && (
      <>
        <LedgerPanel game={game} entry={entry} />
        <RerunPanel game={game} />
      </>
    )}
    <DecisionProcess game={game} />
    {isPredicted(game) && <JudgedPanel />}
  </Panel>
);
