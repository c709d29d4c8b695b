import { EVENT_SPORTS, type EventSport } from '../events/event.ts';
import { findLeague } from './findLeague.ts';
import { LEAGUES, type League } from './league.ts';

/** What a league page is about: a league of team games, or a sport of individual events. */
export type LeaguePage = League | EventSport;

const EVENT_SPORT_NAMES: Readonly<Record<EventSport, string>> = {
  UFC: 'UFC',
  Boxing: 'Boxing',
  Tennis: 'Tennis',
  F1: 'Formula 1',
  NASCAR: 'NASCAR',
  Golf: 'Golf',
};

/** The league page in a path segment, in any letter case; undefined if there is none. */
export function findLeaguePage(text: string): LeaguePage | undefined {
  const wanted = text.toLowerCase();
  return findLeague(text) ?? EVENT_SPORTS.find((sport) => sport.toLowerCase() === wanted);
}

export const isEventSport = (page: LeaguePage): page is EventSport =>
  Object.hasOwn(EVENT_SPORT_NAMES, page);

/** The name a reader sees. */
export const leaguePageName = (page: LeaguePage): string =>
  isEventSport(page) ? EVENT_SPORT_NAMES[page] : LEAGUES[page].name;

/** The screen of a sport of individual events: its own page, with guide and full forecasts. */
export const sportPath = (sport: EventSport): string => `/${sport.toLowerCase()}`;

/** Canonical path of a league page: lower case. A sport of individual events has one page, its own. */
export const leaguePagePath = (page: LeaguePage): string =>
  isEventSport(page) ? sportPath(page) : `/league/${page.toLowerCase()}`;
