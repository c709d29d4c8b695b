import type { CheckOf } from '#domain/check/eventCheck.ts';
import type { MarketRow } from '#domain/events/f1/market.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { LadderRow } from '#domain/outcomes/raceLadder.ts';
import { fairDecimalText, NO_FAIR_PRICE, writtenText } from '#domain/prices/fairPrice.ts';
import { Ticks } from '../../charts/Ticks.tsx';
import { BetLink } from '../../check/BetLink.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { RungCell, ShareCell } from './Drawn.tsx';

interface Props {
  readonly caption: string;
  /** Likeliest first. */
  readonly rows: readonly MarketRow[];
  /** Finishing positions, if the table draws them instead of the share. */
  readonly ladder?: readonly LadderRow[] | undefined;
  /** The race, for the check of its bets; absent where they cannot be checked. */
  readonly of?: CheckOf | undefined;
  /** In how many places a bet of this market finishes. */
  readonly places?: number | undefined;
}

/** Drivers of a table: the rest of the field is too unlikely to tell apart. */
const SHOWN = 10;

/** Below this share the runs are too few, and a price would mean nothing. */
const LEAST = 0.001;

/** First, last and every fifth place on an axis of a ladder. */
const placeTicks = (last: number) =>
  [1, 5, 10, 15, last].map((place) => ({
    at: (100 * (place - 1)) / (last - 1),
    text: place === 1 ? '1st' : String(place),
    optional: place === 5 || place === 15,
  }));

/** A market of a race: probability, its picture, the fair price, a label. No book's price reaches us, so none stands there. */
export function MarketTable({ caption, rows, ladder, of, places = 1 }: Props) {
  const last = rows.length;
  return (
    <ScrollRegion className="fit" label={caption}>
      <table className="data-table race-market">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="who">
              Driver
            </th>
            <th scope="col" className="drawn">
              {ladder ? (
                <>
                  <span className="visually-hidden">Finishing position</span>
                  <Ticks ticks={placeTicks(last)} />
                </>
              ) : (
                <span className="visually-hidden">Drawn</span>
              )}
            </th>
            <th scope="col">Probability</th>
            <th scope="col">Fair odds</th>
            <th scope="col" className="wide-only">
              Decimal
            </th>
            <th scope="col" className="left label">
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(({ driver, team, share, fair, label }) => {
            const rung = ladder?.find((row) => row.driver === driver);
            return (
              <tr key={driver}>
                <th scope="row" className="wraps who leading-[1.3]">
                  <b>{driver}</b>{' '}
                  <span className="muted small font-normal whitespace-nowrap">{team}</span>
                </th>
                <td className="drawn">
                  {rung ? <RungCell row={rung} last={last} /> : <ShareCell share={share} />}
                </td>
                <td>
                  <b>{share < LEAST ? '<0.1%' : percent(100 * share, 1)}</b>
                </td>
                <td>
                  <BetLink
                    of={share < LEAST ? undefined : of}
                    bet={{ market: 'place', entrant: driver, places }}
                    name={places === 1 ? `${driver} to win` : `${driver} in the top ${places}`}
                  >
                    {writtenText(share < LEAST ? undefined : fair)}
                  </BetLink>
                </td>
                <td className="wide-only">
                  {share < LEAST ? NO_FAIR_PRICE : fairDecimalText(share)}
                </td>
                <td className="left label">
                  <span className={`status ${label.toLowerCase()}`}>{label}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
