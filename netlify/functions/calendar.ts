import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { CALENDARS } from '#slate/pages/calendar/calendar.ts';

/** Calendars of upcoming predictions: for a league or sport, for a team or tour, and for one game. */
export const config: Config = {
  path: ['/calendar/:page', '/calendar/:page/:of'],
  preferStatic: true,
};

export default serve(...CALENDARS);
