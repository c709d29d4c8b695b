import { addDays } from '../../time/time.ts';

/** Sessions of a Formula 1 weekend, and the suffix of the Grand Prix's name for each. */
const F1_SESSIONS = {
  'practice-1': 'Practice 1',
  'practice-2': 'Practice 2',
  'practice-3': 'Practice 3',
  qualifying: 'Qualifying',
  'sprint-qualifying': 'Sprint Qualifying',
  sprint: 'Sprint',
  race: '',
} as const;
export type F1Session = keyof typeof F1_SESSIONS;

/** "Austrian Grand Prix – Qualifying"; the race is named like the Grand Prix. */
export const sessionName = (grandPrix: string, session: F1Session): string =>
  session === 'race' ? grandPrix : `${grandPrix} – ${F1_SESSIONS[session]}`;

/** Monday of an instant's week, by UTC. */
function mondayOf(instant: string): string {
  const day = new Date(instant).getUTCDay();
  return addDays(instant.slice(0, 10), -((day + 6) % 7));
}

/**
 * One id per session for all feeds, so that two feeds do not double it and one can replace the other: there is at most one Grand
 * Prix a week, and all its sessions are in one week by UTC.
 */
export const sessionId = (startTime: string, session: F1Session): string =>
  `f1-${mondayOf(startTime)}-${session}`;
