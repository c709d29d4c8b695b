import { decisionProcess } from '#domain/decisionProcess.ts';
import { LEAGUES, type League } from '#domain/league.ts';
import { Panel } from './Panel.tsx';

/** The five steps from data to a sealed prediction. */
export function DecisionProcess({ league }: { readonly league: League }) {
  return (
    <Panel title="How the prediction is made" id="method">
      <ol className="how">
        {decisionProcess(LEAGUES[league].sport).map(({ title, text }) => (
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
