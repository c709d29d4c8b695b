/** Sessions of a Formula 1 weekend, with the specification's labels. */
export const SESSION_TYPES = ['Race', 'Sprint', 'Qualifying', 'Practice'] as const;
export type SessionType = (typeof SESSION_TYPES)[number];

/**
 * Session of an event by its name, the specification's rule: the first of 'sprint', 'qualifying' and 'practice' in the name, else
 * the race. So a sprint's qualifying belongs to the sprint.
 */
export function sessionType(name: string): SessionType {
  const text = name.toLowerCase();
  if (text.includes('sprint')) return 'Sprint';
  if (text.includes('qualifying')) return 'Qualifying';
  return text.includes('practice') ? 'Practice' : 'Race';
}

/**
 * Whether a session is raced for places: true for the race and the sprint, not for practice and qualifying. Only these are
 * simulated.
 */
export function isRaced(name: string): boolean {
  const session = sessionType(name);
  if (session === 'Sprint') return !/qualifying|shootout/i.test(name);
  return session === 'Race';
}
