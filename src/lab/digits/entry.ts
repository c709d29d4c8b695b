/** The golden vectors for any JavaScript engine: needs no page, module or Node. */

import type { PlayerLeague } from '#domain/players/statNames.ts';
import { GOLDEN, outcomeDigest } from '#engine/golden.fixture.ts';
import { BUNDESLIGA_PLAYERS } from '#engine/players/leagues/bundesliga.ts';
import { EPL_PLAYERS } from '#engine/players/leagues/epl.ts';
import { GOLDEN_PLAYERS, goldenLines } from '#engine/players/leagues/golden.fixture.ts';
import { LALIGA_PLAYERS } from '#engine/players/leagues/laliga.ts';
import type { LeaguePlayers } from '#engine/players/leagues/leaguePlayers.ts';
import { MLB_PLAYERS } from '#engine/players/leagues/mlb.ts';
import { NBA_PLAYERS } from '#engine/players/leagues/nba.ts';
import { NFL_PLAYERS } from '#engine/players/leagues/nfl.ts';
import { NHL_PLAYERS } from '#engine/players/leagues/nhl.ts';
import { SERIEA_PLAYERS } from '#engine/players/leagues/seriea.ts';
import { WNBA_PLAYERS } from '#engine/players/leagues/wnba.ts';
import { rerun } from '#engine/rerun.ts';
import { GOLDEN_SEASONS, goldenDigest } from '#engine/season/golden.fixture.ts';

/** Not loaded one by one: a plain script has no modules. */
const PLAYERS: Readonly<Record<PlayerLeague, LeaguePlayers>> = {
  NFL: NFL_PLAYERS,
  NBA: NBA_PLAYERS,
  WNBA: WNBA_PLAYERS,
  MLB: MLB_PLAYERS,
  NHL: NHL_PLAYERS,
  EPL: EPL_PLAYERS,
  LaLiga: LALIGA_PLAYERS,
  Bundesliga: BUNDESLIGA_PLAYERS,
  SerieA: SERIEA_PLAYERS,
};

/** Digests of all golden recipes, seasons and players' lines by name, as JSON. */
function digits(): string {
  return JSON.stringify(
    Object.fromEntries([
      ...GOLDEN.map(({ name, recipe }) => [name, outcomeDigest(rerun(recipe))]),
      ...GOLDEN_SEASONS.map((golden) => [golden.name, goldenDigest(golden)]),
      ...GOLDEN_PLAYERS.map((golden) => [
        golden.name,
        outcomeDigest(goldenLines(PLAYERS[golden.league], golden)),
      ]),
    ]),
  );
}

Object.assign(globalThis, { digits });
