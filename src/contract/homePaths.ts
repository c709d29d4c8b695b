// Paths that a follower's home alone reads, apart from those that every page's script carries.

/** GET: what of the slate concerns whoever follows these; see contract/followed.ts. */
export const FOLLOWED_PATH = '/api/followed';

/** File of a build: the teams of each league that have a page, and with it a calendar; see contract/answers/calendar/teams.ts. */
export const TEAMS_FILE = '/teams.json';
