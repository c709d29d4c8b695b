import type { AskedLeg } from '#domain/check/asked.ts';
import type { CheckedPlayers } from '#domain/check/playerGameLegs.ts';
import type { ShownContest, ShownPlayer } from '#domain/check/shown/shownContest.ts';
import { STAT_NAMES } from '#domain/players/statNames.ts';
import type { Call } from '#http/endpoint.ts';
import { checkMeter, DRAWN } from '#slate/answers/check/meter.ts';
import { isDrawn, playersFound } from '#slate/answers/check/playersFound.ts';
import type { ShownGame } from './readShownGame.ts';

const TOO_OFTEN = 'That was asked for very often just now. Please wait a minute, and check again';

/** Players by name, each with what is counted of him. */
function shownPlayers({ lines }: CheckedPlayers, { sides }: ShownContest): ShownPlayer[] {
  const teams = { home: sides?.[0].shortName ?? '', away: sides?.[1].shortName ?? '' };
  return lines
    .map(({ playerId, name, side, stats }) => ({
      id: playerId,
      name,
      team: teams[side],
      stats: Object.keys(STAT_NAMES).filter((stat) => Object.hasOwn(stats, stat)),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** A shown game with the players whose lines can be checked, and with the runs that its legs need. */
export async function withPlayers(
  game: number,
  { shown, prediction }: ShownGame,
  legs: readonly AskedLeg[],
  { site, context, now }: Call,
): Promise<ShownContest> {
  const { found } = shown;
  if (!prediction || !('contest' in found) || found.contest.kind !== 'game') return shown;
  const asksPlayer = legs.some((leg) => leg.game === game && leg.market === 'player');
  if (!asksPlayer && !prediction.hasLines) return shown;
  const draws = legs.some((leg) => leg.game === game && isDrawn(leg, legs));
  const isTooMany = draws && site.use(checkMeter)(context.ip ?? '', now, DRAWN) > 0;
  const players = isTooMany ? TOO_OFTEN : await playersFound(game, prediction, legs, site);
  return {
    ...shown,
    ...(typeof players === 'object' && { players: shownPlayers(players, shown) }),
    found: { ...found, contest: { ...found.contest, players } },
  };
}
