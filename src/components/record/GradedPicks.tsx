import type { GradedPick } from '#domain/gradedPick.ts';
import { american, percent, signed } from '#domain/numbers.ts';
import { countPicks } from '#domain/pickCount.ts';
import { easternDate, fullDate } from '#domain/time.ts';

interface Props {
  /** Latest first. */
  readonly picks: readonly GradedPick[];
  /** Whose they are. */
  readonly name: string;
}

const OUTCOME = { loss: 'Lost', win: 'Won', push: 'Push' } as const;
const NONE = '–';

function countText(picks: readonly GradedPick[]): string {
  const { lost, won, pushed, units } = countPicks(picks);
  const pushes = pushed === 0 ? '' : `, ${pushed} pushed`;
  const profit = units === undefined ? '' : ` One unit on each priced pick: ${signed(units, 2)}.`;
  return `Lost ${lost}, won ${won}${pushes}.${profit}`;
}

/** Graded predictions of one team or fighter, lost ones as plain as won ones. */
export function GradedPicks({ picks, name }: Props) {
  if (picks.length === 0) {
    return (
      <div className="empty">
        <h3>Nothing graded yet</h3>
        <p>{`The first finished contest of ${name} that was on the ledger before its start appears here.`}</p>
      </div>
    );
  }
  return (
    <div className="panel">
      <section className="b scroll" aria-label={`Graded predictions of ${name}`}>
        <p className="sub">{countText(picks)}</p>
        <table className="tbl mt-2">
          <thead>
            <tr>
              <th scope="col">Contest</th>
              <th scope="col">Date</th>
              <th scope="col" className="l">
                Pick
              </th>
              <th scope="col">Probability</th>
              <th scope="col">Price</th>
              <th scope="col">Result</th>
              <th scope="col">Units</th>
            </tr>
          </thead>
          <tbody>
            {picks.map(
              ({ kind, id, part, name: contest, startTime, pick, probability, ...graded }) => (
                <tr key={`${kind}${id}${part}`}>
                  <th scope="row">{contest}</th>
                  <td>{fullDate(easternDate(startTime))}</td>
                  <td className="l">{pick}</td>
                  <td>{percent(probability, 1)}</td>
                  <td>{graded.price === undefined ? NONE : american(graded.price)}</td>
                  <td>
                    <b>{OUTCOME[graded.outcome]}</b>
                  </td>
                  <td>{graded.units === undefined ? NONE : signed(graded.units, 2)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
}
