import type { GradedPick } from '#domain/gradedPick.ts';
import { american, percent, signed } from '#domain/numbers.ts';
import { easternDate, fullDate } from '#domain/time.ts';

interface Props {
  readonly picks: readonly GradedPick[];
}

const SETTLED = { loss: 'Lost', win: 'Won', push: 'Push' } as const;
const NONE = '–';

/** Graded picks in the given order, a line each. */
export const PickTable = ({ picks }: Props) => (
  <table className="data-table picks-table mt-2">
    <thead>
      <tr>
        <th scope="col">Contest</th>
        <th scope="col">Date</th>
        <th scope="col" className="left">
          Pick
        </th>
        <th scope="col">Probability</th>
        <th scope="col">Price</th>
        <th scope="col">Result</th>
        <th scope="col">Units</th>
      </tr>
    </thead>
    <tbody>
      {picks.map(({ kind, id, part, name: contest, startTime, pick, probability, ...graded }) => (
        <tr key={`${kind}${id}${part}`}>
          <th scope="row">{contest}</th>
          <td>{fullDate(easternDate(startTime))}</td>
          <td className="left">{pick}</td>
          <td>{percent(probability, 1)}</td>
          <td>{graded.price === undefined ? NONE : american(graded.price)}</td>
          <td>
            <b>{SETTLED[graded.settled]}</b>
          </td>
          <td>{graded.units === undefined ? NONE : signed(graded.units, 2)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
