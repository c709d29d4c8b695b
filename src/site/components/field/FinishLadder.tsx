import type { CheckOf } from '#domain/check/eventCheck.ts';
import type { FinishRange } from '#domain/outcomes/raceLadder.ts';
import { Rung } from '../charts/Rung.tsx';
import { Ticks } from '../charts/Ticks.tsx';
import { BetLink } from '../check/BetLink.tsx';

export interface FinishRow {
  /** Of a driver or a golfer, as a bet names him. */
  readonly key: string;
  readonly name: string;
  /** Team or country, in muted text after the name. */
  readonly detail: string;
  readonly spread: FinishRange;
  /** The spread in words. */
  readonly words: string;
  /** Cells after the ladder, one per column. */
  readonly cells: readonly string[];
}

interface Props {
  /** Names the table for screen readers. */
  readonly caption: string;
  /** Head of the first column: "Driver", "Player". */
  readonly who: string;
  /** Heads of the columns after the ladder; the first is bold, those after the second need a wide screen. */
  readonly columns: readonly string[];
  readonly rows: readonly FinishRow[];
  /** Last place of the axis; it begins at the win. */
  readonly last: number;
  /** Places with their own label on the axis. */
  readonly marks: readonly {
    readonly place: number;
    readonly text: string;
    readonly optional?: boolean;
  }[];
  /** The race or tournament, for the check of its bets; absent where they cannot be checked. */
  readonly of?: CheckOf | undefined;
}

/** A field as a ladder of finishing places: line for nine runs in ten, block for the middle half, tick for the middle one. */
export function FinishLadder({ caption, who, columns, rows, last, marks, of }: Props) {
  const ticks = marks.map(({ place, text, optional }) => ({
    at: (100 * (place - 1)) / (last - 1),
    text,
    optional,
  }));
  return (
    <div className="fit">
      <table className="data-table finish-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{who}</th>
            <th scope="col" className="axis-head">
              <span className="visually-hidden">Finishing places</span>
              <Ticks ticks={ticks} />
            </th>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index > 1 ? 'wide-only' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, detail, spread, words, cells }) => (
            <tr key={key}>
              <th scope="row">
                <b>{name}</b> <small>{detail}</small>
              </th>
              <td className="axis">
                <Rung spread={spread} from={1} to={last} label={`${name}: ${words}`} />
              </td>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={index > 1 ? 'wraps wide-only' : 'wraps'}>
                  {index === 0 ? (
                    <b>{cell}</b>
                  ) : (
                    <BetLink
                      of={index === 1 ? of : undefined}
                      bet={{ market: 'place', entrant: key, places: 1 }}
                      name={`${name} to win`}
                    >
                      {cell}
                    </BetLink>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
