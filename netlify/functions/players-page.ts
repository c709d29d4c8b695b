import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { BOARD_PAGE } from '#slate/pages/players/boardPage.ts';
import { PLAYER_PAGE } from '#slate/pages/players/playerPage.ts';

/** Boards of the next games' players, and every player's page: they change with the slate. */
export const config: Config = { path: ['/players/:league', '/player/*'], preferStatic: true };

export default serve(BOARD_PAGE, PLAYER_PAGE);
