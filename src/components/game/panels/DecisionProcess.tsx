import { decisionProcess } from '#domain/decisionProcess.ts';
import type { Game } from '#domain/game.ts';
import { LEAGUES } from '#domain/league.ts';
import { TYPICAL_RUNS } from '#domain/simulationDefaults.ts';
import { Panel } from '../Panel.tsx';

/** How often the game was played; the usual count, marked, where it has not been yet. */
const Runs = ({ runs }: { readonly runs: number | undefined }) => (
  <span className="subline">
    {`AI decision process, ${(runs ?? TYPICAL_RUNS.process).toLocaleString('en-US')} runs`}
    {runs === undefined && <span className="badge out ml-2">typical</span>}
  </span>
);

/** The five steps from data to a sealed prediction. */
export function DecisionProcess({ game }: { readonly game: Game }) {
  const { league, prediction } = game;
  const runs = prediction?.simulationData.iterations || undefined;
  return (
    <Panel
      title="How the prediction is made"
      id="method"
      aside={<Runs runs={runs} />}
      fold="Five steps"
      wide="closed"
    >
      <ol className="how">
        {decisionProcess(LEAGUES[league].sport, prediction?.ratedFrom).map(({ title, text }) => (
          <li key={title}>
            <div>
              <b>{title}</b>
              {text}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
