import type { CheckOf } from '#domain/check/eventCheck.ts';
import type { Golfer } from '#domain/events/golfTournament.ts';
import { outText } from '#domain/golf/fieldText.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { BetLink } from '../check/BetLink.tsx';
import { Panel } from '../game/Panel.tsx';
import { golfOddsColumns, type OddsStyle, oddsCells } from './oddsCells.ts';

interface Props {
  readonly title: string;
  /** Head of the first column. */
  readonly who?: string;
  /** Likeliest first. */
  readonly shares: readonly { readonly id: string; readonly share: number }[];
  readonly golfers: ReadonlyMap<string, Golfer>;
  readonly odds: OddsStyle;
  /** Rows shown. */
  readonly most?: number;
  readonly note?: string | undefined;
  /** The tournament and in how many places a bet finishes, for its check; absent of what cannot be checked. */
  readonly check?: { readonly of: CheckOf | undefined; readonly places: number } | undefined;
}

/** A player's country, and why he is out. */
const detailOf = (golfer: Golfer | undefined): string =>
  [golfer?.country, golfer && outText(golfer)].filter(Boolean).join(', ');

/** One market of a tournament: players with their probability, drawn and printed, and its price. On a phone it is closed and names the likeliest. */
export function MarketTable({
  title,
  shares,
  golfers,
  odds,
  most = 10,
  note,
  who = 'Player',
  check,
}: Props) {
  const shown = shares.slice(0, most);
  const [first] = shown;
  const full = first?.share ?? 1;
  const nameOf = (id: string): string => golfers.get(id)?.name ?? id;
  return (
    <Panel
      title={title}
      as="h3"
      fold={first && `${nameOf(first.id)} ${percent(100 * first.share, 1)}`}
    >
      <div className="fit">
        <table className="data-table market">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{who}</th>
              <th scope="col" className="bar">
                <span className="visually-hidden">Drawn</span>
              </th>
              <th scope="col">Probability</th>
              {golfOddsColumns(odds).map((column, index) => (
                <th key={column} scope="col" className={index > 0 ? 'wide-only' : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, share }) => (
              <tr key={id}>
                <th scope="row">
                  {nameOf(id)} <small>{detailOf(golfers.get(id))}</small>
                </th>
                <td className="bar">
                  <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                    <rect
                      className="area-home"
                      width={((100 * share) / full).toFixed(2)}
                      height="1"
                    />
                  </svg>
                </td>
                <td>
                  <b>{percent(100 * share, 1)}</b>
                </td>
                {oddsCells(share, odds).map((cell, index) => (
                  <td
                    key={golfOddsColumns(odds)[index]}
                    className={index > 0 ? 'wraps wide-only' : 'wraps'}
                  >
                    <BetLink
                      of={index === 0 ? check?.of : undefined}
                      bet={{ market: 'place', entrant: id, places: check?.places }}
                      name={`${nameOf(id)} in the top ${check?.places}`}
                    >
                      {cell}
                    </BetLink>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="note mt-2">{note}</p>}
    </Panel>
  );
}
