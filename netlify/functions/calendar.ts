import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { CALENDARS } from '#slate/pages/calendar/calendar.ts';

/** Calendars of upcoming predictions: of a league or sport, a team or tour, and of one game. */
export const config: Config = {
  path: ['/calendar/:page', '/calendar/:page/:of'],
  preferStatic: true,
};

export default serve(...CALENDARS);
