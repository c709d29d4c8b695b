import { readFileSync } from 'node:fs';
import type { FeedGame } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { FeedAnswer } from '../../source.ts';
import { parseScoreboard } from './scoreboard.ts';

export const GAMES_AS_OF = '2026-11-20T12:00:00.000Z';

/** Hand-written scoreboard answers, as text so that odd keys survive. */
export const gamesFixtureText = (name: string): string =>
  readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8');

/** An answer as the parser reads it, with each team's abbreviation in place of a rating key. */
export function parseGamesText(text: string, league: League): FeedAnswer {
  const answer = parseScoreboard(JSON.parse(text), {
    league,
    asOf: GAMES_AS_OF,
    keyOf: (team) => team.abbreviation,
  });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}

/** The one game with this id. */
export function gameInAnswer(answer: FeedAnswer, sourceId: string): FeedGame {
  const game = answer.games.find((one) => one.sourceId === sourceId);
  if (!game) throw new Error(`no game ${sourceId}`);
  return game;
}
