import { decisionProcess } from '#domain/decisionProcess.ts';
import { LEAGUES, type League } from '#domain/league.ts';
import type { RatedFrom } from '#domain/prediction.ts';
import { Panel } from './Panel.tsx';

interface Props {
  readonly league: League;
  /** Which of the league's ratings spoke; absent while there is no prediction. */
  readonly ratedFrom?: RatedFrom | undefined;
}

/** The five steps from data to a sealed prediction. */
export function DecisionProcess({ league, ratedFrom }: Props) {
  return (
    <Panel title="How the prediction is made" id="method">
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
