import type { Config } from '@netlify/functions';
import { calendar } from '../lib/calendar/calendar.ts';

/** Calendars of upcoming predictions: of a league or sport, a team or tour, and of one game. */
export const config: Config = {
  path: ['/calendar/:page', '/calendar/:page/:of'],
  preferStatic: true,
};

export default (request: Request): Promise<Response> => calendar(request);
