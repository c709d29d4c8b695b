import type { RunRecord } from '#domain/operation/state.ts';
import { durationText } from '#domain/operation/timeText.ts';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';
import { Outcome } from './Outcome.tsx';
import { UtcTime } from './UtcTime.tsx';

interface Props {
  readonly runs: readonly RunRecord[];
  readonly now: Date;
}

const KINDS = { full: 'All leagues', odds: 'Prices near a start' } as const;

/** The last runs, the latest first. */
export const RunTable = ({ runs, now }: Props) =>
  runs.length === 0 ? (
    <p className="muted">No refresh yet.</p>
  ) : (
    <ScrollRegion className="fit" label="Last runs">
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Started, UTC</th>
            <th scope="col" className="left">
              Of
            </th>
            <th scope="col">Took</th>
            <th scope="col">Ended</th>
          </tr>
        </thead>
        <tbody>
          {runs.slice(0, 7).map(({ id, kind, status, startedAt, finishedAt }) => (
            <tr key={id}>
              <td>
                <UtcTime at={startedAt} now={now} />
              </td>
              <td className="left">{KINDS[kind]}</td>
              <td>
                {finishedAt ? durationText(Date.parse(finishedAt) - Date.parse(startedAt)) : '–'}
              </td>
              <td>
                <Outcome status={status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
