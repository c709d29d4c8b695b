import { addDays } from '../../time/time.ts';

/** Sessions of a Formula 1 weekend, and what stands behind the Grand Prix's name for each. */
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

/** "Austrian Grand Prix – Qualifying"; the race has the Grand Prix's own name. */
export const sessionName = (grandPrix: string, session: F1Session): string =>
  session === 'race' ? grandPrix : `${grandPrix} – ${F1_SESSIONS[session]}`;

/** Monday of the week of an instant, by UTC. */
function mondayOf(instant: string): string {
  const day = new Date(instant).getUTCDay();
  return addDays(instant.slice(0, 10), -((day + 6) % 7));
}

/**
 * One id of a session for all feeds, so that two which name it do not double it and one may stand in for the other:
 * there is at most one Grand Prix a week, and all its sessions are in one week by UTC.
 */
export const sessionId = (startTime: string, session: F1Session): string =>
  `f1-${mondayOf(startTime)}-${session}`;
