import type { SimulationData } from '#domain/prediction.ts';
import { FigureList } from './FigureList.tsx';
import { Panel } from './Panel.tsx';
import { recordFigures } from './simulationFigures.ts';

/** What is said of a simulation whose scores are not: there is nothing to draw. */
export const SimulationRecord = ({ data }: { readonly data: Partial<SimulationData> }) => (
  <Panel title="Monte Carlo Analysis" id="monte-carlo">
    <FigureList figures={recordFigures(data)} />
  </Panel>
);
