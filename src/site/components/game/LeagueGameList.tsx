import { isClosed } from '#domain/game/freshness.ts';
import { dayWord, gamesByDay } from '#domain/game/gameDays.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { orderGames } from '#domain/game/orderGames.ts';
import { UNDER_WAY } from '#domain/game/stateText.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { seasonReturn } from '#domain/leagues/season.ts';
import type { GamesOrder } from '#domain/product/gamesPage.ts';
import {
  type CalendarDate,
  easternDate,
  easternMidday,
  type Instant,
  monthDay,
} from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { ChartKey, cardKey } from '../charts/ChartKey.tsx';
import { Disclose } from '../ui/Disclose.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { BoundedCard } from './GameCard.tsx';
import { OPEN_CARDS, openDays } from './openDays.ts';

interface DayProps {
  readonly date: CalendarDate;
  readonly now: Instant;
}

/** "Today", "Tomorrow" or the weekday; the page's clock keeps it correct. */
export const DayWord = ({ date, now }: DayProps) => <b data-day={date}>{dayWord(date, now)}</b>;

interface Props {
  readonly league: League;
  /** Its upcoming games in list order. */
  readonly games: readonly CardGame[];
  readonly now: Instant;
  /** Best first over all days; else by day and time. */
  readonly order?: GamesOrder | undefined;
}

interface CardsProps extends Pick<Props, 'games' | 'now'> {
  readonly as: 'h3' | 'h4';
  /** The fold's id in the page. */
  readonly id: string;
  /** Names the folded rest: "7 more games". */
  readonly rest: (count: number) => string;
}

const Grid = ({ games, now, as }: Omit<CardsProps, 'id' | 'rest'>) => (
  <div className="grid thirds filled">
    {games.map((game) => (
      <BoundedCard key={game.id} game={game} now={now} as={as} />
    ))}
  </div>
);

/** The first cards visible, the rest folded. */
function Cards({ games, now, as, id, rest }: CardsProps) {
  const [open, folded] = [games.slice(0, OPEN_CARDS), games.slice(OPEN_CARDS)];
  return (
    <>
      <Grid games={open} now={now} as={as} />
      {folded.length > 0 && (
        <Disclose id={id} summary={rest(folded.length)}>
          <Grid games={folded} now={now} as={as} />
        </Disclose>
      )}
    </>
  );
}

const moreGames = (count: number): string => counted(count, 'more game');

type PlayedDay = ReturnType<typeof gamesByDay<CardGame>>[number];

const Day = ({ date, games, now }: PlayedDay & { readonly now: Instant }) => (
  <section className="day" aria-labelledby={`day-${date}`}>
    <h3 id={`day-${date}`}>
      <DayWord date={date} now={now} />{' '}
      <small className="text-muted font-normal">{monthDay(easternMidday(date))}</small>
    </h3>
    <Cards
      games={games}
      now={now}
      as="h4"
      id={`more-${date}`}
      rest={(count) => `${moreGames(count)} of this day`}
    />
  </section>
);

/** Cards by day and time, soonest first; several days have links to each, and those far off are folded. */
function GameDays({ games, now }: Pick<Props, 'games' | 'now'>) {
  const open = games.filter((game) => !isClosed(game, now));
  const begun = games.filter((game) => isClosed(game, now));
  const days = gamesByDay(orderGames(open, 'day', now));
  const cut = openDays(days.map((day) => day.games.length));
  const [shown, folded] = [days.slice(0, cut), days.slice(cut)];
  const more = folded.reduce((sum, day) => sum + day.games.length, 0);
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
      {shown.map((day) => (
        <Day key={day.date} {...day} now={now} />
      ))}
      {begun.length > 0 && (
        <section className="day" aria-labelledby="under-way">
          <h3 id="under-way">{UNDER_WAY}</h3>
          <Cards
            games={begun}
            now={now}
            as="h4"
            id="more-under-way"
            rest={(count) => `${moreGames(count)} under way`}
          />
        </section>
      )}
      {folded.length > 0 && (
        <Disclose
          id="later-days"
          summary={`${moreGames(more)}, ${monthDay(easternMidday(folded[0]?.date ?? ''))} on`}
        >
          {folded.map((day) => (
            <Day key={day.date} {...day} now={now} />
          ))}
        </Disclose>
      )}
    </>
  );
}

/** A league's games by day, or the best first; or that there are none, and when its season usually returns. */
export function LeagueGameList({ league, games, now, order = 'day' }: Props) {
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
          ? 'We know of none in the coming days.'
          : `The season is over. It usually returns around ${back}.`}
      </EmptyState>
    );
  }
  return (
    <>
      <ChartKey entries={cardKey(league)} />
      <div className="mt-3">
        {order === 'best' ? (
          <Cards games={games} now={now} as="h3" id="more-games" rest={moreGames} />
        ) : (
          <GameDays games={games} now={now} />
        )}
      </div>
    </>
  );
}
