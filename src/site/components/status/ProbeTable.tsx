import type { ProbeRecord } from '#domain/operation/probe.ts';
import { utcZoned } from '#domain/operation/timeText.ts';
import { Badge } from '../ui/Badge.tsx';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';

interface Props {
  readonly probe: ProbeRecord;
  readonly now: Date;
}

const VERDICTS = {
  changed: { kind: 'bad', word: 'Changed' },
  better: { kind: 'outline', word: 'More than before' },
  unasked: { kind: 'warn', word: 'Not asked' },
} as const;

/** Results of the last daily probe of the feeds; requests with expected answers are only counted. */
export function ProbeTable({ probe: { checkedAt, lines }, now }: Props) {
  const odd = lines.flatMap(({ verdict, ...line }) =>
    verdict === 'same' ? [] : [{ ...line, ...VERDICTS[verdict] }],
  );
  const asked = `${lines.length} small requests of ${utcZoned(checkedAt, now)}`;
  if (odd.length === 0) return <p className="note">All {asked} were answered as expected.</p>;
  return (
    <>
      <p className="note">
        Of {asked}, {lines.length - odd.length} were answered as expected.
      </p>
      <ScrollRegion label="Daily probe" className="mt-2">
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">Requested</th>
              <th scope="col" className="left">
                Expected
              </th>
              <th scope="col" className="left">
                Answered
              </th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {odd.map(({ feed, asked: what, expected, answered, kind, word }) => (
              <tr key={`${feed} ${what}`}>
                <th scope="row" className="wraps">
                  <b>{feed}</b> {what}
                </th>
                <td className="left wraps">{expected}</td>
                <td className="left wraps">{answered}</td>
                <td>
                  <Badge kind={kind}>{word}</Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
