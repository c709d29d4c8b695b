import { Whole } from '#components/ui/Whole.tsx';
import { leagueName } from '#domain/leagues/leagueName.ts';
import { clockTime, longDate, shortDayTime } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import type { YesterdaysPrices } from '../rules/yesterdaysPrices.ts';
import { NamedFigures } from './NamedFigures.tsx';
import { NamedTable } from './NamedTable.tsx';

const gamesText = (games: number): string => counted(games, 'game');

const Unseen = ({ leagues }: { readonly leagues: readonly string[] }) =>
  leagues.length > 0 && (
    <p className="note mt-2">
      We had no current prices for {leagues.map(leagueName).join(', ')} then.
    </p>
  );

function Paid({ prices }: { readonly prices: YesterdaysPrices }) {
  const { at, games, unseen, record } = prices;
  if (!record) {
    const words = `We have no prices from ${clockTime(at)} that day, so there is nothing to show.`;
    return (
      <p>
        <Whole text={words} />
      </p>
    );
  }
  if (games === 0) return <p>No game we predict started in the next 24 hours.</p>;
  if (record.lines.length === 0) {
    return (
      <div className="day-none">
        <h3>No bet worth making</h3>
        <p>We looked at {gamesText(games)}. Most days have none, and we tell members just that.</p>
        <Unseen leagues={unseen} />
      </div>
    );
  }
  return (
    <>
      <NamedFigures record={record} />
      <NamedTable
        label="Bets worth taking yesterday"
        lines={record.lines}
        when={({ gameTime }) => shortDayTime(gameTime)}
      />
      <p className="note mt-2">
        Every one from {gamesText(games)}, at the best price of that minute.
      </p>
      <Unseen leagues={unseen} />
    </>
  );
}

/** A member's other parts, one line each, without invented figures. */
const PARTS = [
  ['What moved since this morning', 'Lines and our chances, biggest moves first.'],
  ['My open bets', 'Each with the best price for it now.'],
  ['My alerts', 'A price, a line or a prediction that you asked us to watch.'],
  ['What we sent you', 'Last week’s picks, graded, losses first.'],
] as const;

/** A member's page for everybody else: yesterday's, dated. @param prices undefined if they cannot be read */
export function Yesterday({ prices }: { readonly prices: YesterdaysPrices | undefined }) {
  return (
    <>
      <section className="panel" aria-labelledby="yesterday">
        <div className="panel-head">
          <h2 id="yesterday">Bets worth taking yesterday</h2>
          {prices && (
            <span className="subline">
              <time dateTime={prices.at}>
                <Whole text={`${longDate(prices.at)}, as of ${clockTime(prices.at)}`} />
              </time>
            </span>
          )}
        </div>
        <div className="content">
          {prices ? (
            <Paid prices={prices} />
          ) : (
            <p>We cannot load yesterday’s prices right now. Please reload the page in a minute.</p>
          )}
        </div>
      </section>
      <section className="panel" aria-labelledby="member-parts">
        <h2 id="member-parts">What a member has here today</h2>
        <div className="content">
          <dl className="grid gap-2.5 text-14">
            <div>
              <dt className="font-[680]">My teams</dt>
              <dd className="text-muted">Their next games, with our chance for each.</dd>
            </div>
            <div>
              <dt className="font-[680]">Bets worth taking now</dt>
              <dd className="text-muted">Across every book and line we read, right now.</dd>
            </div>
            {PARTS.map(([name, text]) => (
              <div key={name}>
                <dt className="font-[680]">{name}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4" data-offer="">
            <a className="button" href="/subscribe">
              See the plans
            </a>
          </p>
        </div>
      </section>
    </>
  );
}
