import { gameRank } from '#domain/follow/followRank.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { type Side, teamOn } from '#domain/game/predictedWinner.ts';
import type { Preset } from './presets.ts';
import { CHANCE_POINTS } from './wish.ts';
import { wishLabel } from './words.ts';

/** Teams for which an alert is offered, at most. */
const MOST = 10;

/** The side that is followed under an id. */
const sideOf = (id: string, { league, homeTeam, awayTeam }: CardGame): Side | undefined => {
  const ids = new Set([id]);
  const plays = (name: string) =>
    gameRank(ids, { league, homeTeam: { name }, awayTeam: { name: '' } }) === 0;
  if (plays(homeTeam.name)) return 'home';
  return plays(awayTeam.name) ? 'away' : undefined;
};

function offerOf(id: string, games: readonly CardGame[], now: Date): Preset[] {
  for (const game of games) {
    const side = sideOf(id, game);
    if (!side || !game.prediction || Date.parse(game.gameTime) <= now.getTime()) continue;
    const { league } = game;
    const team = teamOn(game, side).name;
    const label = wishLabel({ kind: 'prediction', league, team, points: CHANCE_POINTS });
    return [{ label, wish: { kind: 'prediction', gameId: game.id, side, team: true } }];
  }
  return [];
}

/**
 * Alerts that are offered to who follows teams: our chance for each of a team's games. None is set by following.
 * @param ids in the order of following
 * @param games to come, soonest first
 * @param set labels of alerts that wait already
 */
export const teamOffers = (
  ids: readonly string[],
  games: readonly CardGame[],
  set: ReadonlySet<string>,
  now: Date,
): readonly Preset[] =>
  ids
    .flatMap((id) => offerOf(id, games, now))
    .filter(({ label }) => !set.has(label))
    .slice(0, MOST);
