import { dayWord, gamesByDay } from '#domain/gameDays.ts';
import { LEAGUES, type League } from '#domain/league.ts';
import type { CardGame } from '#domain/listedGame.ts';
import { seasonReturn } from '#domain/season.ts';
import {
  type CalendarDate,
  easternDate,
  easternMidday,
  type Instant,
  monthDay,
} from '#domain/time.ts';
import { ChartKey, cardKey } from '../charts/ChartKey.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { BoundedCard } from './GameCard.tsx';

interface DayProps {
  readonly date: CalendarDate;
  readonly now: Instant;
}

/** "Today", "Tomorrow" or the weekday; the page's clock keeps it true. */
export const DayWord = ({ date, now }: DayProps) => <b data-day={date}>{dayWord(date, now)}</b>;

interface Props {
  readonly league: League;
  /** Its upcoming games in list order. */
  readonly games: readonly CardGame[];
  readonly now: Instant;
}

/** Cards by day, each day in list order; several days have links to each. */
function GameDays({ games, now }: Omit<Props, 'league'>) {
  const days = gamesByDay(games);
  return (
    <>
      {days.length > 1 && (
        <nav className="chips days" aria-label="Days">
          {days.map(({ date, games: { length } }) => (
            <a key={date} className="chip" href={`#day-${date}`}>
              <DayWord date={date} now={now} /> <span>{length}</span>
            </a>
          ))}
        </nav>
      )}
      {days.map(({ date, games: played }) => (
        <section key={date} className="day" aria-labelledby={`day-${date}`}>
          <h3 id={`day-${date}`}>
            <DayWord date={date} now={now} /> <small>{monthDay(easternMidday(date))}</small>
          </h3>
          <div className="grid thirds">
            {played.map((game) => (
              <BoundedCard key={game.id} game={game} now={now} as="h4" />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** A league's games by day; or that there are none, and when its season usually returns. */
export function LeagueGameList({ league, games, now }: Props) {
  if (games.length === 0) {
    const back = seasonReturn(league, easternDate(now));
    return (
      <EmptyState
        title={`No upcoming games found for ${LEAGUES[league].name}`}
        action={
          <a className="button ghost compact" href="/predictions">
            Today’s games
          </a>
        }
      >
        {back === undefined
          ? 'Nothing is scheduled in the coming days.'
          : `The season is over. It usually returns around ${back}.`}
      </EmptyState>
    );
  }
  return (
    <>
      <ChartKey entries={cardKey(league)} />
      <div className="mt-3">
        <GameDays games={games} now={now} />
      </div>
    </>
  );
}
