import { decisionProcess } from '#domain/game/decisionProcess.ts';
import type { Game } from '#domain/game/game.ts';
import { TYPICAL_RUNS } from '#domain/game/simulationDefaults.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { Panel } from '../Panel.tsx';

/** The number simulated; if the game has not been played yet, the usual number, marked. */
const Steps = ({ played }: { readonly played: boolean }) =>
  played ? (
    <span className="subline">AI decision process, five steps</span>
  ) : (
    <span className="subline">
      {`AI decision process, ${TYPICAL_RUNS.process.toLocaleString('en-US')} runs`}
      <span className="badge out ml-2">typical</span>
    </span>
  );

/** The five steps from data to a sealed prediction. */
export function DecisionProcess({ game }: { readonly game: Game }) {
  const { league, prediction } = game;
  const runs = prediction?.simulationData.iterations ?? 0;
  return (
    <Panel
      title="How the prediction is made"
      id="method"
      aside={<Steps played={runs > 0} />}
      fold="Five steps"
      wide="closed"
    >
      <ol className="how">
        {decisionProcess(LEAGUES[league].sport, prediction?.ratedFrom, runs).map(
          ({ title, text }) => (
            <li key={title}>
              <div>
                <b className="block text-15">{title}</b>
                {text}
              </div>
            </li>
          ),
        )}
      </ol>
    </Panel>
  );
}
