import { feedPaths } from '#domain/product/feeds.ts';
import { lastDayOf, toldFrom } from '#domain/record/week/recordWeek.ts';
import type { ShownWeeks } from '#domain/record/week/shownWeeks.ts';
import { addDays, type CalendarDate, longDate } from '#domain/time/time.ts';
import { WeekLetterForm } from '#members/messages/screen/WeekLetterForm.tsx';
import { Breadcrumb } from '../../game/Breadcrumb.tsx';
import { picksPath } from '../words.ts';
import { WeekCalls } from './WeekCalls.tsx';
import { weekAnchor, weekText } from './wrongWords.ts';

/** When the week after the newest is told. */
const nextText = (newest: CalendarDate): string => longDate(toldFrom(addDays(newest, 7)));

/** Content before the first week with a decided call. */
const NoneYet = ({ newest }: Pick<ShownWeeks, 'newest'>) => (
  <div className="empty">
    <h2>No week to tell yet</h2>
    <p>
      {`A week stands here once one of its calls has been right or wrong. The next is told on ${nextText(newest)}. Sample games are never graded, so none of them is here. `}
      <a href="/track-record">What is graded, and how</a>
    </p>
  </div>
);

function Weeks({ weeks, newest }: ShownWeeks) {
  const [first, ...earlier] = weeks;
  if (!first) return <NoneYet newest={newest} />;
  return (
    <>
      {first.week !== newest && (
        <p className="note mb-4">
          {`In the week of ${weekText({ week: newest, last: lastDayOf(newest) })} no call was decided. This is the last week with one.`}
        </p>
      )}
      <section className="panel" id={weekAnchor(first.week)}>
        <div className="panel-head">
          <h2>{weekText(first)}</h2>
          <span className="subline">{`Next: ${nextText(newest)}`}</span>
        </div>
        <div className="content">
          <WeekCalls week={first} />
        </div>
      </section>
      {earlier.map((week) => (
        <details key={week.week} className="disclose mt-3" id={weekAnchor(week.week)}>
          <summary>
            <span>
              <b>{weekText(week)}</b>{' '}
              <span className="subline">{`${week.count.right} of ${week.count.calls} right`}</span>
            </span>
          </summary>
          <div className="content">
            <WeekCalls week={week} />
          </div>
        </details>
      ))}
    </>
  );
}

export interface WrongPageData extends ShownWeeks {
  /** Whether this site sends the weeks by e-mail; undefined: not known yet, and nothing is said of it. */
  readonly mailed?: boolean;
}

/** The calls of the last weeks: worst, best, and how much of either was luck. */
export const WrongPage = ({ mailed, ...data }: WrongPageData) => (
  <div className="wrap pb-16">
    <Breadcrumb
      crumbs={[
        { text: 'Home', href: '/' },
        { text: 'Track Record', href: '/track-record' },
        { text: 'Where we were wrong' },
      ]}
    />
    <div className="head pt-2">
      <div>
        <h1>Where we were wrong</h1>
        <p className="subline">
          Each Tuesday, the worst and best calls of the week before, and how much of them was luck.
        </p>
      </div>
    </div>
    <Weeks {...data} />
    {mailed !== undefined && <WeekLetterForm mailed={mailed} />}
    <p className="note mt-4 max-w-[76ch]">
      A call is the winner that we named last before the start, one a contest; spreads, totals and
      edges are on the <a href="/track-record">track record</a> and among all{' '}
      <a href={picksPath()}>graded picks</a>. Luck is counted exactly from our chances, as if no
      contest hung together with another. A corrected result changes its week. New weeks are in the{' '}
      <a href={feedPaths().rss}>RSS feed</a>.
    </p>
  </div>
);
