import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { slateStatus } from '#contract/slateStatus.ts';
import type { ListedGame } from '#domain/game/listedGame.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { type LinesWanted, linesOfGames } from '#slate/answers/players/linesOfGames.ts';
import { playersLearnedTo } from '#slate/answers/players/playersLearnedTo.ts';
import { timedList } from '#slate/answers/timedText.ts';
import type { Site } from '#wiring';
import { readAnswer, readHash } from '../readAnswer.ts';
import { keptBoards } from '../tools.ts';
import type { SlatePlayers } from './slatePlayers.ts';

/** Games whose players may be drawn, the soonest first. */
const toCome = (games: readonly ListedGame[]): readonly ListedGame[] =>
  games
    .filter(({ status }) => status === 'scheduled' || status === 'live')
    .toSorted((one, other) => one.gameTime.localeCompare(other.gameTime) || one.id - other.id);

/**
 * The league's games of the current slate with their players' lines.
 * @param playerId reads only the games in which he is
 */
async function read(site: Site, league: PlayerLeague, now: Date, playerId?: string) {
  const [all, status] = await Promise.all([
    readAnswer(site, ANSWER_KEYS.upcomingGames(league), gamesUpcoming, now, timedList([])),
    readAnswer(site, ANSWER_KEYS.slate, slateStatus, now),
  ]);
  const games = toCome(all);
  const predictions = games.flatMap(({ prediction }) => prediction?.id ?? []);
  const wanted: LinesWanted = { predictions, playerId };
  const [lines, learnedTo] = await Promise.all([
    site.use(linesOfGames)(wanted),
    site.use(playersLearnedTo)(league),
  ]);
  const said = games.flatMap((game) => {
    const own = lines.get(game.prediction?.id ?? 0) ?? [];
    return own.length > 0 ? [{ game, lines: own }] : [];
  });
  return { games, said, learnedTo, asOf: status.asOf[league] };
}

/** All that a league's board is drawn from; read once a slate, and every minute anew. */
export async function readBoard(
  site: Site,
  league: PlayerLeague,
  now: Date,
): Promise<SlatePlayers> {
  const slate = await readHash(site, now);
  return site.use(keptBoards)(`${slate} ${league} ${now.getTime()}`, () => read(site, league, now));
}

/** The same with one player's games alone. */
export const readAhead = (
  site: Site,
  league: PlayerLeague,
  playerId: string,
  now: Date,
): Promise<SlatePlayers> => read(site, league, now, playerId);
