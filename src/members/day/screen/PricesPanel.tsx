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
  <p>
    <b>Our prices are not current.</b>{' '}
    {asOf === null
      ? 'None have been read yet.'
      : `They were last read at ${localClock(asOf)}, more than 45 minutes ago.`}{' '}
    <a href="/status">See how the site is running</a>
  </p>
);

/** Sample prices are no bookmaker's: members must not take them for real ones. */
const Sample = () => (
  <p>
    <b>Sample prices are not listed here.</b> They are made up.{' '}
    <a href="/predictions">See the sample games</a>
  </p>
);

function None({ unseen }: { readonly unseen: readonly string[] }) {
  return (
    <p>
      <b>No bet worth making right now</b>
      {unseen.length > 0 ? ' among the prices we see' : ''}. That is normal.{' '}
      <a href="/predictions#tonight">See what tonight’s prices cost</a>
    </p>
  );
}

/** The bets worth taking now: current ones or none. */
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
            We have no current prices for {unseen.map(leagueName).join(', ')}.
          </p>
        )}
      </div>
    </section>
  );
}
