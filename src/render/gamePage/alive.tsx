import { FoldedPart, Part } from '#components/game/Part.tsx';
import { Lineups } from '#components/lineup/Lineups.tsx';
import { WhoPlays } from '#components/lineup/WhoPlays.tsx';
import { analyze } from '#domain/analyzer/analyze.ts';
import { analyzerSetup } from '#domain/analyzer/opening.ts';
import type { AnalyzerSetup } from '#domain/analyzer/setup.ts';
import type { PredictedGame } from '#domain/game/game.ts';
import { SIDES } from '#domain/game/predictedWinner.ts';
import { drawnPlayers } from '#domain/lineup/drawnPlayers.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { unpack } from '#domain/numbers/packedHistogram.ts';
import { Analyzer } from '#islands/Analyzer.tsx';
import { Island } from '../Island.tsx';

interface Props {
  readonly game: PredictedGame;
}

/** "Bills −2.5, over 49": its first lines, of each the favored side. */
const analyzerText = (setup: AnalyzerSetup): string => {
  const [margins, totals] = [unpack(setup.margins), unpack(setup.totals)];
  const { spread, total } = analyze(setup, setup.lines, margins, totals);
  return `${setup[spread.side].name} ${signed(spread.line)}, ${total.side} ${total.line}`;
};

/** Sliders on the market's lines and prices, or else on ours; players' lines are moved where they stand. */
export function AnalyzerPanel({ game }: Props) {
  const setup = analyzerSetup(game);
  return (
    <FoldedPart title="Interactive Prediction Analyzer" id="analyzer" figure={analyzerText(setup)}>
      <Island name="analyzer" of={<Analyzer setup={setup} />} />
      {SIDES.some((side) => drawnPlayers(game, side).length > 0) && (
        <p className="note mt-4">
          <a href="#lineups">Move any player’s line</a> in Who plays: the same simulated games.
        </p>
      )}
    </FoldedPart>
  );
}

/** Known availability, and both teams' players, in tabs. */
export const LineupsPanel = ({ game }: Props) => (
  <Part title="Projected Starting Lineups" id="lineups">
    <WhoPlays game={game} />
    <Lineups game={game} />
  </Part>
);
