import type { RecordRow } from '#domain/record/recordRow.ts';
import type { WeekOfCalls } from '#domain/record/week/weekOfCalls.ts';
import { ContestName } from '../ContestName.tsx';
import { verifyLinePath } from '../words.ts';
import {
  aboveText,
  boldText,
  callText,
  cameText,
  rightCountText,
  surerText,
  undecidedText,
} from './wrongWords.ts';

interface CallProps {
  readonly row: RecordRow;
  /** What it says of luck. */
  readonly luck: string;
}

/** One call: what was said, what came, how much of it was luck, and its line of the ledger. */
const Call = ({ row, luck }: CallProps) => (
  <li>
    <p>
      <b>{callText(row)}</b> <ContestName row={row} /> <small>{cameText(row)}</small>
    </p>
    <p className="note">
      {`${luck} `}
      <a href={verifyLinePath(row.predictionLine)}>{`Ledger line ${row.predictionLine}`}</a>
    </p>
  </li>
);

/** A week's worst and best calls, after how many of all were right. */
export function WeekCalls({ week }: { readonly week: WeekOfCalls }) {
  const { count, undecided, worst, best, bold } = week;
  return (
    <>
      <p className="wrong-count">{`${rightCountText(count)} ${undecidedText(undecided)}`.trim()}</p>
      <div className="wrong-halves">
        <section>
          <h3>Worst calls</h3>
          <p className="subline">Wrong, the highest chance first</p>
          {worst.length === 0 ? (
            <p className="note">None: every call of the week was right.</p>
          ) : (
            <ol className="wrong-calls">
              {worst.map((call) => (
                <Call key={call.row.gradeLine} row={call.row} luck={surerText(call)} />
              ))}
            </ol>
          )}
        </section>
        <section>
          <h3>Best calls</h3>
          <p className="subline">Right, the furthest above the books’ last prices first</p>
          <ol className="wrong-calls">
            {best.map(({ row, close }) => (
              <Call key={row.gradeLine} row={row} luck={aboveText(row, close)} />
            ))}
          </ol>
          <p className="note">{boldText(bold)}</p>
        </section>
      </div>
    </>
  );
}
