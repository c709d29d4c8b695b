import { decisionProcess } from '#domain/decisionProcess.ts';
import { LEAGUES, type League } from '#domain/league.ts';
import type { RatedFrom } from '#domain/prediction.ts';
import { TYPICAL_RUNS } from '#domain/simulationDefaults.ts';
import { Panel } from './Panel.tsx';

interface Props {
  readonly league: League;
  /** Which of the league's ratings spoke; absent while there is no prediction. */
  readonly ratedFrom?: RatedFrom | undefined;
  /** Games simulated; absent while there is no prediction. */
  readonly runs?: number | undefined;
}

/** How often the game was played; the usual count, marked, where it has not been yet. */
const Runs = ({ runs }: Pick<Props, 'runs'>) => (
  <span className="subline">
    {`AI decision process, ${(runs ?? TYPICAL_RUNS.process).toLocaleString('en-US')} runs`}
    {runs === undefined && <span className="badge out ml-2">typical</span>}
  </span>
);

/** The five steps from data to a sealed prediction. */
export function DecisionProcess({ league, ratedFrom, runs }: Props) {
  return (
    <Panel title="How the prediction is made" id="method" aside={<Runs runs={runs} />}>
      <ol className="how">
        {decisionProcess(LEAGUES[league].sport, ratedFrom).map(({ title, text }) => (
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
