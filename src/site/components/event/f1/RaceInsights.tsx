import { raceInsights } from '#domain/events/f1/insights.ts';
import type { RaceOutcome } from '#domain/outcomes/race.ts';
import { counted } from '#domain/words/counted.ts';
import { Panel } from '../../game/Panel.tsx';

/** Notable results of a race's simulated runs, one sentence each. */
export function RaceInsights({ outcome }: { readonly outcome: RaceOutcome }) {
  const insights = raceInsights(outcome);
  return (
    <Panel
      title="Key Insights"
      fold={counted(insights.length, 'thing that stands out', 'things that stand out')}
    >
      <ul className="insights">
        {insights.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            {text}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
