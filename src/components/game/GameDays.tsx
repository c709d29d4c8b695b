import { gamesByDay } from '#domain/gameDays.ts';
import type { CardGame } from '#domain/listedGame.ts';
import { easternMidday, type Instant, monthDay } from '#domain/time.ts';
import { BoundedCard } from './BoundedCard.tsx';
import { DayWord } from './DayWord.tsx';

interface Props {
  readonly games: readonly CardGame[];
  readonly now: Instant;
}

/** Cards by day, each day in list order; several days have links to each. */
export function GameDays({ games, now }: Props) {
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
