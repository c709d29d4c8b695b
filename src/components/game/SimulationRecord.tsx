import type { SimulationData } from '#domain/prediction.ts';
import { FigureList } from './FigureList.tsx';
import { Panel } from './Panel.tsx';
import { figuresWithoutScores } from './simulationFigures.ts';

interface Props {
  readonly data: Partial<SimulationData>;
  /** The prediction's, home minus away, negative where home is favoured. */
  readonly spread: number;
}

/** What is said of a simulation whose scores are not: there is nothing to draw. */
export const SimulationRecord = ({ data, spread }: Props) => (
  <Panel title="Monte Carlo Analysis" id="monte-carlo">
    <FigureList figures={figuresWithoutScores(data, spread)} />
  </Panel>
);
