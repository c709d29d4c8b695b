import { Panel } from '#components/game/Panel.tsx';
import { raceInsights } from '#domain/events/f1/insights.ts';
import type { RaceOutcome } from '#domain/outcomes/race.ts';

/** What stands out of a race's simulated runs, a sentence each. */
export const RaceInsights = ({ outcome }: { readonly outcome: RaceOutcome }) => (
  <Panel title="Key Insights">
    <ul className="insights">
      {raceInsights(outcome).map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          {text}
        </li>
      ))}
    </ul>
  </Panel>
);
