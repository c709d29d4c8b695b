import { findingsOf } from '#domain/operation/findings.ts';
import type { DeployedBuild, OperationState } from '#domain/operation/state.ts';
import { legalPath } from '#domain/product/legal.ts';
import { Panel } from '../game/Panel.tsx';
import { FeedTable } from './FeedTable.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { LeagueTable } from './LeagueTable.tsx';
import { NextRuns } from './NextRuns.tsx';
import { OddsReadings } from './OddsReadings.tsx';
import { ProbeTable } from './ProbeTable.tsx';
import { Quarantine } from './Quarantine.tsx';
import { Queue } from './Queue.tsx';
import { RunTable } from './RunTable.tsx';
import { StageTable } from './StageTable.tsx';
import { StatusHead } from './StatusHead.tsx';
import { Verdict } from './Verdict.tsx';

interface Props {
  readonly state: OperationState;
  readonly deployed: DeployedBuild | undefined;
  readonly now: Date;
}

const SAMPLES = 'No feed is read for these games, so no data can be old.';

/** How fresh the site is, and what has been left out. */
export function StatusPage({ state, deployed, now }: Props) {
  const { slate, lastGood, runs, stages, leagues, feeds, parts, requests, builds } = state;
  const sample = slate?.sample === true;
  // A league table is as long as the other column; without it the columns are balanced by the next parts.
  const unasked = sample || leagues.length === 0;
  const next = (
    <Panel title="Next runs">
      <NextRuns lastFull={lastGood?.startedAt} now={now} />
    </Panel>
  );
  return (
    <div className="wrap pb-16">
      <StatusHead now={now} />
      <Verdict
        findings={findingsOf(state, now, deployed)}
        checked={state.ledger !== undefined}
        sample={sample}
        now={now}
      />
      <KeyFigures state={state} now={now} />
      <div className="mt-4 grid gap-4 lg:mt-5 lg:grid-cols-2 lg:gap-5">
        <div className="grid content-start gap-4 lg:gap-5">
          <Panel title="Stages of the refresh">
            <StageTable stages={stages} sample={sample} now={now} />
          </Panel>
          {unasked && next}
          <Panel title="Leagues and sports">
            {unasked ? (
              <p className="muted">{sample ? SAMPLES : 'No feed has been read yet.'}</p>
            ) : (
              <LeagueTable leagues={leagues} now={now} />
            )}
          </Panel>
        </div>
        <div className="grid content-start gap-4 lg:gap-5">
          <Panel title="Last runs">
            <RunTable runs={runs} now={now} />
          </Panel>
          {!unasked && next}
          <Panel title="Queue and builds">
            <Queue requests={requests} builds={builds} deployed={deployed} now={now} />
          </Panel>
          <Panel title="Feeds">
            {(sample && parts.length === 0) || feeds.length === 0 ? (
              <p className="muted">{sample ? SAMPLES : 'No feed has been read yet.'}</p>
            ) : (
              <FeedTable feeds={feeds} now={now} />
            )}
            <p className="note mt-4">
              <a href={`${legalPath('terms')}#data`}>Whose data we show</a>
            </p>
          </Panel>
          <Panel title="Prices by the minute">
            {sample ? (
              <p className="muted">{SAMPLES}</p>
            ) : (
              <OddsReadings feeds={state.odds} edgesToday={state.edgesToday} now={now} />
            )}
          </Panel>
        </div>
      </div>
      <div className="mt-4 lg:mt-5">
        {state.probe && !sample && (
          <Panel title="Daily probe of the feeds">
            <ProbeTable probe={state.probe} now={now} />
          </Panel>
        )}
        <Panel title="Left out">
          <Quarantine items={state.quarantine} total={state.quarantined} now={now} />
        </Panel>
      </div>
    </div>
  );
}
