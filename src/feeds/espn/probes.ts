import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { seasonOf } from '#domain/leagues/season.ts';
import { addDays, type CalendarDate, easternDate } from '#domain/time/time.ts';
import type { RequestForm } from '../leagues/facts.ts';
import { FEED_FACTS } from '../leagues/index.ts';
import { inHeartOfSeason } from '../probe/heartOfSeason.ts';
import { type ExpectedAnswer, listAt, type ProbeAsk } from '../probe/probeAsk.ts';
import { FORM_FACTS, LIMIT, OTHER_LIMIT, SILENT_CUT } from './asking/forms.ts';
import {
  type EspnEventLeague,
  eventScoreboardUrl as eventBoardUrl,
  SCOREBOARD_PATHS,
} from './events/paths.ts';
import { scoreboardUrl } from './games/espnSource.ts';
import { playerProbes } from './players/probes.ts';
import { standingsUrl, teamScheduleUrl } from './season/espnSeason.ts';

const FEED = 'ESPN';
const BASE_URL = 'https://site.api.espn.com';

const WORDS: Readonly<Record<RequestForm, string>> = {
  day: 'one day',
  month: 'a month',
  range: 'from day to day',
};

/** A second form is requested with just enough events to see that it works. */
const FEW = 50;

const EVENTS = listAt('events');

/** Longer than any league's break in mid-season. */
const THREE_WEEKS = 21;

const compact = (date: CalendarDate): string => date.replaceAll('-', '');

/** The latest day before today with most games in a league's week: Sunday in the NFL, else Saturday. */
function busyDay(league: League, today: CalendarDate): CalendarDate {
  const wanted = league === 'NFL' ? 0 : 6;
  for (let day = addDays(today, -1); ; day = addDays(day, -1)) {
    if (new Date(`${day}T12:00:00Z`).getUTCDay() === wanted) return day;
  }
}

/** A day in a form's notation; a range covers that day and the next. */
function datesOf(form: RequestForm, day: CalendarDate): string {
  if (form === 'day') return compact(day);
  return form === 'month'
    ? compact(day).slice(0, 6)
    : `${compact(day)}-${compact(addDays(day, 1))}`;
}

/** Whether team boards accept a form, as far as known. */
const isTaken = (form: RequestForm): boolean =>
  FORM_FACTS.find((fact) => fact.form === form)?.taken.teams ?? true;

/** A league in one form: ours, a substitute, or one that is refused. */
function formOf(
  baseUrl: string,
  league: League,
  [form, at]: readonly [RequestForm, number],
  today: CalendarDate,
): ProbeAsk {
  const day = form === 'month' ? today : busyDay(league, today);
  const limit = at === 0 ? LIMIT : FEW;
  const urlOf = (date: CalendarDate, most: number): URL =>
    scoreboardUrl(baseUrl, league, datesOf(form, date), most);
  const least = inHeartOfSeason(league, day) ? 1 : 0;
  const expects: ExpectedAnswer = isTaken(form)
    ? { kind: 'list', of: EVENTS, item: 'event', least }
    : { kind: 'refused', status: 400, of: EVENTS };
  return {
    feed: FEED,
    what: `${league}, ${WORDS[form]}`,
    url: urlOf(day, limit),
    expects,
    doubt: (count) => {
      if (count === 0 && least > 0) return urlOf(addDays(day, -THREE_WEEKS), limit);
      return count === SILENT_CUT ? urlOf(day, OTHER_LIMIT) : undefined;
    },
  };
}

const EVENT_LEAGUES = Object.keys(SCOREBOARD_PATHS) as readonly EspnEventLeague[];
/** Range of days around today requested for an individual sport. */
const BEHIND = 7;
const AHEAD = 35;

function eventLeague(baseUrl: string, league: EspnEventLeague, today: CalendarDate): ProbeAsk {
  const dates = `${compact(addDays(today, -BEHIND))}-${compact(addDays(today, AHEAD))}`;
  return {
    feed: FEED,
    what: `${league}, ${WORDS.range}`,
    url: eventBoardUrl(baseUrl, league, dates, LIMIT),
    // Fights are never six weeks apart; the other calendars have a winter break.
    expects: { kind: 'list', of: EVENTS, item: 'event', least: league === 'UFC' ? 1 : 0 },
  };
}

/** Groups of standings. */
const GROUPS = listAt('children');

/** The leagues whose conferences come from standings. */
const GROUPED: readonly League[] = ['NCAAF', 'MLS'];
/** A team whose schedule is asked for; see FORM_FACTS on what it has. */
const A_TEAM = { league: 'NFL', id: '2' } as const;

/** The forms of a whole season: standings, and the schedule of one team. Its months are asked for above. */
const seasons = (baseUrl: string, today: CalendarDate): readonly ProbeAsk[] => [
  ...GROUPED.map(
    (league): ProbeAsk => ({
      feed: FEED,
      what: `${league}, standings`,
      url: standingsUrl(baseUrl, league, seasonOf(league, today)),
      expects: {
        kind: 'list',
        of: GROUPS,
        item: 'group',
        least: inHeartOfSeason(league, today) ? 2 : 0,
      },
    }),
  ),
  {
    feed: FEED,
    what: `${A_TEAM.league}, a team’s schedule`,
    url: teamScheduleUrl(baseUrl, A_TEAM.league, A_TEAM.id, seasonOf(A_TEAM.league, today)),
    expects: {
      kind: 'list',
      of: EVENTS,
      item: 'event',
      least: inHeartOfSeason(A_TEAM.league, today) ? 1 : 0,
    },
  },
];

/** The probe's requests to ESPN: every league in each form, including refused ones. */
export function espnProbes(now: Date, baseUrl = BASE_URL): readonly ProbeAsk[] {
  const today = easternDate(now);
  return [
    ...TEAM_LEAGUES.flatMap((league) =>
      FEED_FACTS[league].espn.forms.map((form, at) => formOf(baseUrl, league, [form, at], today)),
    ),
    ...EVENT_LEAGUES.map((league) => eventLeague(baseUrl, league, today)),
    ...playerProbes(baseUrl),
    ...seasons(baseUrl, today),
  ];
}
