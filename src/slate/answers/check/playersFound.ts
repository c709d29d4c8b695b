import type { AskedLeg } from '#domain/check/asked.ts';
import {
  type CheckedPlayers,
  type DrawnRuns,
  NO_LINES,
  type Undrawn,
} from '#domain/check/playerGameLegs.ts';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { PlayersRecipe } from '#domain/players/line.ts';
import { noPlayersText } from '#domain/players/noPlayers.ts';
import { hasPlayers, type PlayerLeague } from '#domain/players/statNames.ts';
import { drawRuns } from '#engine/players/leagues/drawRuns.ts';
import { leaguePlayersOf } from '#engine/players/leagues/index.ts';
import type { LeaguePlayers } from '#engine/players/leagues/leaguePlayers.ts';
import { squadsAgain, whyDifferent } from '#engine/players/leagues/linesAgain.ts';
import { contentHash } from '#slate/archive/hash.ts';
import type { Site, Tool } from '#wiring';
import { storedLines } from '../players/playerLines.ts';
import type { FoundPrediction } from './gameFound.ts';

/** The players of a league with its committed parameters. */
const leaguePlayers: Tool<(league: PlayerLeague) => Promise<LeaguePlayers>> = () => leaguePlayersOf;

const EARLIER: Undrawn = {
  problem: 'noFigures',
  text: 'These players’ lines were made with earlier parameters, and cannot be counted together until the next forecast',
};
const ONE_GAME: Undrawn = {
  problem: 'notCounted',
  text: 'Players are counted together with other legs of their game in one game of a parlay: leave the players of the other games alone',
};

/** Whether a leg is of a game in which a player's leg stands beside another. */
export const isDrawn = ({ game }: AskedLeg, legs: readonly AskedLeg[]): boolean => {
  const own = legs.filter((leg) => leg.game === game);
  return game !== undefined && own.length > 1 && own.some(({ market }) => market === 'player');
};

/** The runs in which a game's legs are counted together. A draw takes some 400 ms, so one parlay has one. */
async function drawn(
  recipe: PlayersRecipe,
  { league, grid }: { readonly league: PlayerLeague; readonly grid: ScoreGrid },
  legs: readonly AskedLeg[],
  site: Site,
): Promise<DrawnRuns | Undrawn> {
  const model = await site.use(leaguePlayers)(league);
  if (whyDifferent(recipe, contentHash(model.params))) return EARLIER;
  const wanted = new Map<string, string[]>();
  for (const { entrant = '', stat = '' } of legs)
    wanted.set(entrant, [...(wanted.get(entrant) ?? []), stat]);
  return drawRuns(model, { ...squadsAgain(recipe), grid }, wanted);
}

/**
 * The players of a predicted game as far as a check's legs need them: their lines, and where a player's leg stands beside another of the
 * game, the runs in which they are counted together. Or in words why there are none.
 */
export async function playersFound(
  game: number,
  { id, league, grid }: FoundPrediction,
  legs: readonly AskedLeg[],
  site: Site,
): Promise<CheckedPlayers | string> {
  if (!hasPlayers(league)) return noPlayersText(league) ?? NO_LINES;
  const stored = await site.use(storedLines)(id);
  if (!stored?.lines) return NO_LINES;
  const { lines, recipe } = stored;
  const first = legs.find((leg) => isDrawn(leg, legs));
  if (!first || !legs.some((leg) => leg.game === game && isDrawn(leg, legs))) return { lines };
  if (first.game !== game) return { lines, drawn: ONE_GAME };
  const own = legs.filter((leg) => leg.game === game && leg.market === 'player');
  return { lines, drawn: await drawn(recipe, { league, grid }, own, site) };
}
