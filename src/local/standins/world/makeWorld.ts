import type { League } from '#domain/leagues/league.ts';
import { addDays, easternDayRange } from '#domain/time/time.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import { type Dice, diceOf } from '#feeds/sample/dice.ts';
import type { WorldGame } from './game.ts';
import { makeCard } from './makeCard.ts';
import { INCIDENTS, makeGame } from './makeGame.ts';
import type { World } from './world.ts';

const HOUR = 3_600_000;

/** When a league plays: days of the week (0: Sunday), number of games, and hours in New York. */
interface Habit {
  readonly league: League;
  readonly days: readonly number[];
  readonly games: number;
  readonly hours: readonly number[];
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** A small season with every kind of league; clocks change at 2 a.m. on a Sunday, before any game. */
export const HABITS: readonly Habit[] = [
  { league: 'NFL', days: [0], games: 2, hours: [13, 16] },
  { league: 'NBA', days: EVERY_DAY, games: 1, hours: [19, 22] },
  { league: 'NHL', days: [0, 2, 4, 6], games: 1, hours: [19] },
  { league: 'MLB', days: [0, 3, 6], games: 2, hours: [13, 17] },
  { league: 'EPL', days: [0, 6], games: 2, hours: [8, 10] },
];

/** Every league, while it is in season. */
export const EVERY_LEAGUE: readonly Habit[] = [
  ...HABITS.filter(({ league }) => league !== 'MLB'),
  { league: 'MLB', days: EVERY_DAY, games: 2, hours: [13, 19] },
  { league: 'WNBA', days: [0, 2, 4, 6], games: 1, hours: [19] },
  { league: 'NCAAF', days: [6], games: 4, hours: [12, 15, 19] },
  { league: 'NCAAB', days: EVERY_DAY, games: 2, hours: [19, 21] },
  { league: 'MLS', days: [6], games: 2, hours: [19] },
  { league: 'LaLiga', days: [0, 6], games: 2, hours: [10, 12] },
  { league: 'Bundesliga', days: [0, 6], games: 2, hours: [9, 12] },
  { league: 'SerieA', days: [0, 6], games: 2, hours: [9, 14] },
];

/** Share of games with an incident. */
const EVENTFUL = 0.45;

function gamesOf(
  day: string,
  habit: Habit,
  nextId: () => string,
  dice: Dice,
  eventful: number,
): WorldGame[] {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (!habit.days.includes(weekday)) return [];
  const { league, hours, games } = habit;
  const midnight = Date.parse(easternDayRange(day).from);
  const teams = FEED_FACTS[league].teams.length;
  const from = dice.between(0, teams - 1);
  return Array.from({ length: games }, (_, at) => {
    // Baseball's second game of a day has the same teams: a doubleheader.
    const pair = league === 'MLB' ? 0 : 2 * at;
    return makeGame(
      {
        id: nextId(),
        league,
        start: midnight + (hours[at % hours.length] ?? 19) * HOUR,
        sides: [from + pair, from + pair + 1],
        incident: dice.happens(eventful) ? dice.one(INCIDENTS) : undefined,
      },
      dice,
    );
  });
}

/**
 * Everything played on the days from `from` to `to` (YYYY-MM-DD, New York, both included).
 * @param eventful share of games with an incident
 * @param habits of the leagues that play
 */
export function makeSeasonWorld(
  seed: number,
  spans: readonly { from: string; to: string }[],
  eventful = EVENTFUL,
  habits: readonly Habit[] = HABITS,
): World {
  const dice = diceOf(seed, 'world');
  let id = 400_000;
  const nextId = () => String(++id);
  const days = spans.flatMap(({ from, to }) => {
    const list: string[] = [];
    for (let day = from; day <= to; day = addDays(day, 1)) list.push(day);
    return list;
  });
  const games = days.flatMap((day) =>
    habits.flatMap((habit) => gamesOf(day, habit, nextId, dice, eventful)),
  );
  const cards = days
    .filter((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 6)
    .map((day) => makeCard(nextId(), Date.parse(easternDayRange(day).from) + 22 * HOUR, dice));
  return { games, cards };
}
