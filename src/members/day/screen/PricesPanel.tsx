import { leagueName } from '#domain/leagues/leagueName.ts';
import { isCurrent } from '#domain/prices/currentQuotes.ts';
import type { MemberToday } from '../contract.ts';
import { stillStands } from '../rules/todaysPrice.ts';
import { localClock } from './localTime.ts';
import { PriceTable } from './PriceTable.tsx';

interface Props {
  readonly day: Pick<MemberToday, 'asOf' | 'prices' | 'unseen' | 'sample'>;
  readonly now: Date;
}

/** No figures are current, so none are shown. */
const Old = ({ asOf }: { readonly asOf: string | null }) => (
  <div className="day-none">
    <h3>Our prices are not current</h3>
    <p>
      {asOf === null
        ? 'None have been read yet.'
        : `They were last read at ${localClock(asOf)}, more than 45 minutes ago.`}{' '}
      Until they are read again we show none. <a href="/status">How the site runs</a>
    </p>
  </div>
);

/** Sample prices are no bookmaker's: members must not take them for real ones. */
const Sample = () => (
  <div className="day-none">
    <h3>Sample prices are not listed here</h3>
    <p>They are made up, so none is a bet. Real bets worth taking show here.</p>
  </div>
);

function None({ unseen }: { readonly unseen: readonly string[] }) {
  return (
    <div className="day-none">
      <h3>No bet worth making today</h3>
      <p>
        {unseen.length > 0 ? 'Among the prices we see, that is. ' : ''}Most days are like that, and
        a day without a bet costs nothing. We check prices every few minutes.
      </p>
    </div>
  );
}

/** The prices that pay now: current ones or none. */
export function PricesPanel({ day: { asOf, prices, unseen, sample }, now }: Props) {
  const current = prices !== null && asOf !== null && isCurrent(asOf, now);
  const standing = (prices ?? []).filter((price) => stillStands(price, now));
  return (
    <section className="panel" aria-labelledby="paying">
      <div className="panel-head">
        <h2 id="paying">Bets worth taking</h2>
        {current && (
          <span className="subline">Read {localClock(asOf)}, starting within 24 hours</span>
        )}
      </div>
      <div className="content">
        {!current && <Old asOf={asOf} />}
        {current && standing.length === 0 && (sample ? <Sample /> : <None unseen={unseen} />)}
        {current && standing.length > 0 && <PriceTable prices={standing} now={now} />}
        {current && unseen.length > 0 && (
          <p className="note mt-2">
            We have no current prices of {unseen.map(leagueName).join(', ')}.
          </p>
        )}
      </div>
    </section>
  );
}
