import type { StageRecord } from '#domain/operation/state.ts';
import { durationText } from '#domain/operation/timeText.ts';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';
import { Outcome } from './Outcome.tsx';
import { UtcTime } from './UtcTime.tsx';

interface Props {
  readonly stages: readonly StageRecord[];
  /** Whether samples are shown: they have no season to look back on. */
  readonly sample: boolean;
  readonly now: Date;
}

/** Text for a stage that has never run. */
const notRun = (stage: string, sample: boolean): string =>
  stage === 'lookBack' && sample ? 'Not needed' : 'Not yet';

/** The stages in their order, and what each does. */
const STAGES = [
  ['ingest', 'Read the feeds'],
  ['rate', 'Rate'],
  ['simulate', 'Simulate'],
  ['publish', 'Publish'],
  ['grade', 'Grade'],
  ['thin', 'Thin out old figures'],
  ['lookBack', 'Look for late results'],
] as const;

/** When each stage was last run, how long it took and how it ended. */
export const StageTable = ({ stages, sample, now }: Props) => (
  <ScrollRegion className="fit" label="Stages of the refresh">
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Stage</th>
          <th scope="col">Last started, UTC</th>
          <th scope="col">Took</th>
          <th scope="col">Ended</th>
        </tr>
      </thead>
      <tbody>
        {STAGES.map(([stage, label]) => {
          const last = stages.find((one) => one.stage === stage);
          const took = last?.endedAt && Date.parse(last.endedAt) - Date.parse(last.startedAt);
          return (
            <tr key={stage}>
              <th scope="row">{label}</th>
              <td>
                <UtcTime at={last?.startedAt} now={now} />
              </td>
              <td>{took === undefined || took === '' ? '–' : durationText(took)}</td>
              <td>{last ? <Outcome status={last.outcome} /> : notRun(stage, sample)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </ScrollRegion>
);
