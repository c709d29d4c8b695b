import type { CountedPlan } from '#domain/season/pools/pool.ts';
import { planLine, planRows, weekRows } from '#domain/season/pools/poolRows.ts';
import { planText } from '#domain/season/pools/poolText.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { counted } from '#domain/words/counted.ts';
import { CopyText } from './CopyText.tsx';
import { PoolTable } from './PoolTable.tsx';
import { FIRST_ROWS } from './poolsData.ts';
import { UsedTeams } from './UsedTeams.tsx';

interface Props {
  readonly view: SeasonView;
  readonly plan: CountedPlan;
}

const HEADS = ['Team', 'Win', 'Used best', 'Plan loses'];

/** A survivor pool: this week's teams, those that a reader has used, and the best plan through the weeks left. */
export function Survivor({ view, plan }: Props) {
  const rows = weekRows(view, plan);
  const steps = planRows(view, plan, plan.survived);
  const runs = view.recipe.runs.toLocaleString('en-US');
  const title = `${planLine(plan, plan.survived)} (${runs} seasons)`;
  return (
    <div className="pool-halves">
      <div>
        <div className="panel">
          <PoolTable
            label="This week, likeliest first"
            heads={HEADS}
            rows={rows.slice(0, FIRST_ROWS)}
            part="first"
          />
        </div>
        <UsedTeams teams={view.teams} />
        {rows.length > FIRST_ROWS && (
          <details className="pool-rest">
            <summary>Every other team of the week</summary>
            <div className="panel">
              <PoolTable
                label="This week, the others"
                heads={HEADS}
                rows={rows.slice(FIRST_ROWS)}
                part="rest"
              />
            </div>
          </details>
        )}
      </div>
      <div>
        <h3 data-pool-line>{planLine(plan, plan.survived)}</h3>
        <p className="note" data-pool-state role="status">
          {`No team used. Counted in ${runs} seasons.`}
        </p>
        <div className="panel">
          <PoolTable
            label="Best plan"
            heads={['Week', 'Pick', 'Win', 'Still in']}
            rows={steps}
            part="plan"
            words={[0]}
          />
        </div>
        <CopyText text={planText(title, steps)} part="plan" />
        <p className="note">
          {`The plan with the largest product of chances, one team a week; “plan loses” is how much smaller it is without the team. “Still in” is counted in whole seasons, so a team that turns out stronger or weaker than rated is so in all its games. A tie counts as a loss.${
            plan.undated === 0
              ? ''
              : ` ${counted(plan.undated, 'postponed game')} without a date cannot be planned.`
          }`}
        </p>
      </div>
    </div>
  );
}
