import { FoldedPart, Part } from '#components/game/Part.tsx';
import { LineupTable } from '#components/lineup/LineupTable.tsx';
import { LINEUPS } from '#components/lineup/lineupTabs.ts';
import { WhoPlays } from '#components/lineup/WhoPlays.tsx';
import { TabSet } from '#components/ui/TabSet.tsx';
import { analyze } from '#domain/analyzer/analyze.ts';
import { analyzerSetup } from '#domain/analyzer/opening.ts';
import type { AnalyzerSetup } from '#domain/analyzer/setup.ts';
import type { PredictedGame } from '#domain/game/game.ts';
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

/** Sliders on the market's lines and prices, or else on ours. */
export function AnalyzerPanel({ game }: Props) {
  const setup = analyzerSetup(game);
  return (
    <FoldedPart title="Interactive Prediction Analyzer" id="analyzer" figure={analyzerText(setup)}>
      <Island name="analyzer" of={<Analyzer setup={setup} />} />
    </FoldedPart>
  );
}

/** Known availability, and both teams' projected starters, in tabs. */
export function LineupsPanel({ game }: Props) {
  const tabs = LINEUPS.tabs(game).map((tab) => ({
    ...tab,
    panel: <LineupTable game={game} side={tab.id} />,
  }));
  return (
    <Part title="Projected Starting Lineups" id="lineups">
      <WhoPlays game={game} />
      <TabSet group={LINEUPS.group} label={LINEUPS.label} tabs={tabs} />
    </Part>
  );
}
