import type { EventChances } from '#contract/answers/individual/chances.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { ShareCell } from './Drawn.tsx';

interface Props {
  readonly name: string;
  readonly predictions: EventChances;
}

/** Drivers shown; the others almost never win. */
const SHOWN = 8;

/** The likeliest winners of a race, behind a summary. */
export function PredictedOrder({ name, predictions }: Props) {
  const full = Math.max(...predictions.chances.map(({ win }) => win), 0.01);
  return (
    <details className="more mt-0 mx-4 mb-1">
      <summary>Predicted order</summary>
      <ScrollRegion className="fit" label={`${name}: who wins, most likely first`}>
        <table className="data-table">
          <caption className="visually-hidden">{`${name}: who wins, most likely first`}</caption>
          <thead>
            <tr>
              <th scope="col">Driver</th>
              <th scope="col" className="drawn w-[30%]">
                <span className="visually-hidden">Drawn</span>
              </th>
              <th scope="col">Win</th>
              <th scope="col">Top 3</th>
            </tr>
          </thead>
          <tbody>
            {predictions.chances.slice(0, SHOWN).map(({ name: driver, win, top3 }) => (
              <tr key={driver}>
                <th scope="row" className="wraps">
                  {driver}
                </th>
                <td>
                  <ShareCell share={win / full} />
                </td>
                <td>
                  <b>{percent(100 * win, 1)}</b>
                </td>
                <td>{top3 === undefined ? '–' : percent(100 * top3, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="note">
        {predictions.runs > 0 &&
          `From ${predictions.runs.toLocaleString('en-US')} simulated races. `}
        Bars share one scale.
      </p>
    </details>
  );
}
