import { leagueName } from '#domain/leagues/leagueName.ts';
import { clockTime, longDate, shortDayTime } from '#domain/time/time.ts';
import type { YesterdaysPrices } from '../rules/yesterdaysPrices.ts';
import { NamedFigures } from './NamedFigures.tsx';
import { NamedTable } from './NamedTable.tsx';

const gamesText = (games: number): string => (games === 1 ? '1 game' : `${games} games`);

const Unseen = ({ leagues }: { readonly leagues: readonly string[] }) =>
  leagues.length > 0 && (
    <p className="note mt-2">
      We had no current prices of {leagues.map(leagueName).join(', ')} then.
    </p>
  );

function Paid({ prices }: { readonly prices: YesterdaysPrices }) {
  const { at, games, unseen, record } = prices;
  if (!record) {
    return <p>We took no prices at {clockTime(at)} that day, so nothing is shown of it.</p>;
  }
  if (games === 0) return <p>No game that we predict began in the 24 hours after.</p>;
  if (record.lines.length === 0) {
    return (
      <div className="day-none">
        <h3>No bet was worth making</h3>
        <p>
          We had looked at {gamesText(games)}. Most days are like that, and members are told so.
        </p>
        <Unseen leagues={unseen} />
      </div>
    );
  }
  return (
    <>
      <NamedFigures record={record} />
      <NamedTable
        label="Bets that were worth taking"
        lines={record.lines}
        when={({ gameTime }) => shortDayTime(gameTime)}
      />
      <p className="note mt-2">
        All of them, of {gamesText(games)}: one bet a line, at the best price of its moment. None is
        left out.
      </p>
      <Unseen leagues={unseen} />
    </>
  );
}

/** A member's other parts, one line each, without invented figures. */
const PARTS = [
  ['What moved since this morning', 'Lines and our own shares, the farthest first.'],
  ['My open bets', 'Your own, each with the best price for it now.'],
  ['My alerts', 'What you wait to be told: a price, a line, a prediction that changes.'],
  ['What we sent you', 'The last week, graded, losses first.'],
] as const;

/** A member's page for everybody else: yesterday's, dated. @param prices undefined if they cannot be read */
export function Yesterday({ prices }: { readonly prices: YesterdaysPrices | undefined }) {
  return (
    <>
      <section className="panel" aria-labelledby="yesterday">
        <div className="panel-head">
          <h2 id="yesterday">Yesterday’s bets worth taking</h2>
          {prices && (
            <span className="subline">
              <time dateTime={prices.at}>
                {longDate(prices.at)}, as of {clockTime(prices.at)}
              </time>
            </span>
          )}
        </div>
        <div className="content">
          {prices ? <Paid prices={prices} /> : <p>Yesterday’s prices cannot be read right now.</p>}
        </div>
      </section>
      <section className="panel" aria-labelledby="member-parts">
        <h2 id="member-parts">What a member has here today</h2>
        <div className="content">
          <dl className="grid gap-2.5 text-14">
            <div>
              <dt className="font-[680]">Bets worth taking now</dt>
              <dd className="text-muted">Across every book and line we read, as of this minute.</dd>
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
