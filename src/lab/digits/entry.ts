/** The golden vectors for any JavaScript engine: needs no page, module or Node. */
import { digestOf, GOLDEN } from '#engine/golden.fixture.ts';
import { EPL_PLAYERS } from '#engine/players/leagues/epl.ts';
import { GOLDEN_PLAYERS, goldenLines } from '#engine/players/leagues/golden.fixture.ts';
import type { LeaguePlayers } from '#engine/players/leagues/leaguePlayers.ts';
import { MLB_PLAYERS } from '#engine/players/leagues/mlb.ts';
import { NBA_PLAYERS } from '#engine/players/leagues/nba.ts';
import { NFL_PLAYERS } from '#engine/players/leagues/nfl.ts';
import { NHL_PLAYERS } from '#engine/players/leagues/nhl.ts';
import { WNBA_PLAYERS } from '#engine/players/leagues/wnba.ts';
import { rerun } from '#engine/rerun.ts';
import { GOLDEN_SEASONS, goldenDigest } from '#engine/season/golden.fixture.ts';

/** Not loaded one by one: a plain script has no modules. */
const PLAYERS: Readonly<Record<string, LeaguePlayers>> = {
  NFL: NFL_PLAYERS,
  NBA: NBA_PLAYERS,
  WNBA: WNBA_PLAYERS,
  MLB: MLB_PLAYERS,
  NHL: NHL_PLAYERS,
  EPL: EPL_PLAYERS,
};

/** Digests of all golden recipes, seasons and players' lines by name, as JSON. */
function digits(): string {
  return JSON.stringify(
    Object.fromEntries([
      ...GOLDEN.map(({ name, recipe }) => [name, digestOf(rerun(recipe))]),
      ...GOLDEN_SEASONS.map((golden) => [golden.name, goldenDigest(golden)]),
      ...GOLDEN_PLAYERS.map((golden) => {
        const players = PLAYERS[golden.league];
        return [golden.name, players ? digestOf(goldenLines(players, golden)) : ''];
      }),
    ]),
  );
}

Object.assign(globalThis, { digits });
