import { teamsFileOf } from '#contract/answers/calendar/teams.ts';
import { loadTeamPages } from './_profiles.ts';

/** Which teams there are: a calendar of any other is not found (src/slate/pages/calendar). */
export const GET = async (): Promise<Response> => Response.json(teamsFileOf(await loadTeamPages()));
