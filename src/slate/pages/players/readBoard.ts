import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { slateStatus } from '#contract/slateStatus.ts';
import type { ListedGame } from '#domain/game/listedGame.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { linesOfGames } from '#slate/answers/players/linesOfGames.ts';
import { nextLine } from '#slate/answers/players/nextLine.ts';
import { playersLearnedTo } from '#slate/answers/players/playersLearnedTo.ts';
import { timedList } from '#slate/answers/timedText.ts';
import type { Site } from '#wiring';
import { readHash, readPageAnswer } from '../readAnswer.ts';
import { keptBoards, keptLeagues } from '../tools.ts';
import type { LeagueAhead, PlayerAhead, SlatePlayers } from './slatePlayers.ts';

/** Games whose players may be drawn, the soonest first. */
const toCome = (games: readonly ListedGame[]): readonly ListedGame[] =>
  games
    .filter(({ status }) => status === 'scheduled' || status === 'live')
    .toSorted((one, other) => one.gameTime.localeCompare(other.gameTime) || one.id - other.id);

/** What a league's board and its players' pages have in common. */
async function readLeague(site: Site, league: PlayerLeague, now: Date): Promise<LeagueAhead> {
  const [all, status, learnedTo] = await Promise.all([
    readPageAnswer(site, ANSWER_KEYS.upcomingGames(league), gamesUpcoming, now, timedList([])),
    readPageAnswer(site, ANSWER_KEYS.slate, slateStatus, now),
    site.use(playersLearnedTo)(league),
  ]);
  return { games: toCome(all), learnedTo, asOf: status.asOf[league] };
}

/** The published predictions of games, in their order. */
const predictionsOf = (games: readonly ListedGame[]): readonly number[] =>
  games.flatMap(({ prediction }) => prediction?.id ?? []);

async function withLines(site: Site, ahead: LeagueAhead): Promise<SlatePlayers> {
  const lines = await site.use(linesOfGames)(predictionsOf(ahead.games));
  const said = ahead.games.flatMap((game) => {
    const own = lines.get(game.prediction?.id ?? 0) ?? [];
    return own.length > 0 ? [{ game, lines: own }] : [];
  });
  return { ...ahead, said };
}

/** Kept under one slate and minute. */
const nameOf = async (site: Site, league: PlayerLeague, now: Date): Promise<string> =>
  `${await readHash(site, now)} ${league} ${now.getTime()}`;

const keptLeague = (site: Site, name: string, league: PlayerLeague, now: Date) =>
  site.use(keptLeagues)(name, () => readLeague(site, league, now));

/** All that a league's board is drawn from; read once a slate, and every minute anew. */
export async function readBoard(
  site: Site,
  league: PlayerLeague,
  now: Date,
): Promise<SlatePlayers> {
  const name = await nameOf(site, league, now);
  return site.use(keptBoards)(name, async () =>
    withLines(site, await keptLeague(site, name, league, now)),
  );
}

/** The league's games, and a player's next among them with his line alone. */
export async function readAhead(
  site: Site,
  league: PlayerLeague,
  playerId: string,
  now: Date,
): Promise<PlayerAhead> {
  const name = await nameOf(site, league, now);
  const ahead = await keptLeague(site, name, league, now);
  const predictions = predictionsOf(ahead.games);
  const found = await site.use(nextLine)({ predictions, playerId });
  const game = ahead.games.find(({ prediction }) => prediction?.id === found?.predictionId);
  return { ...ahead, next: found && game && { game, line: found.line } };
}
