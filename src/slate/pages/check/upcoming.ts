import * as z from 'zod/mini';
import type { AskedLeg } from '#domain/check/asked.ts';
import { checkPathOf } from '#domain/check/links.ts';
import type { GameChoice } from '#domain/check/shown/gameChoice.ts';
import { legName } from '#domain/check/shown/legName.ts';
import { legOfWords, type NamedGame } from '#domain/check/shown/typedBet.ts';
import { isClosed } from '#domain/game/freshness.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { cardTime } from '#domain/time/time.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { timedList } from '#slate/answers/timedText.ts';
import type { Site } from '#wiring';
import { readPageAnswer } from '../readAnswer.ts';

const team = z.object({ name: z.string(), shortName: z.string(), abbreviation: z.string() });
const line = z.optional(z.object({ line: z.number() }));

/** The parts of a listed game that a check chooses by: it was checked when it was rendered. */
const listed = {
  answer: z.array(
    z.object({
      id: z.number(),
      league: z.enum(TEAM_LEAGUES),
      status: z.enum(['scheduled', 'live', 'final', 'postponed']),
      gameTime: z.string(),
      timeKnown: z.boolean(),
      homeTeam: team,
      awayTeam: team,
      odds: z.array(z.object({ spread: line, total: line })),
      prediction: z.optional(z.object({ id: z.number() })),
    }),
  ),
};
type Listed = z.infer<typeof listed.answer>[number];

/** A game to come that can be checked. */
export interface UpcomingGame extends NamedGame {
  readonly listed: Listed;
  /** The first book's lines. */
  readonly lines: { readonly home?: number | undefined; readonly total?: number | undefined };
}

const namesOf = ({ name, shortName, abbreviation }: Listed['homeTeam']): readonly string[] => [
  name,
  shortName,
  abbreviation,
];

/** Games to come with figures, the soonest first. */
export async function checkableGames(site: Site, now: Date): Promise<readonly UpcomingGame[]> {
  const key = ANSWER_KEYS.upcomingGames();
  const games = await readPageAnswer(site, key, listed, now, timedList([]));
  return games
    .filter((game) => game.prediction && !isClosed(game, now.toISOString()))
    .map((game) => ({
      id: game.id,
      league: [game.league, LEAGUES[game.league].name],
      startTime: game.gameTime,
      home: namesOf(game.homeTeam),
      away: namesOf(game.awayTeam),
      lines: {
        home: game.odds.find(({ spread }) => spread)?.spread?.line,
        total: game.odds.find(({ total }) => total)?.total?.line,
      },
      listed: game,
    }))
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime));
}

/** A game as a choice: the check of the legs that stand and of one more. */
export function choiceOf(
  { listed: game }: UpcomingGame,
  now: Date,
  legs: readonly AskedLeg[],
): GameChoice {
  return {
    name: `${game.awayTeam.shortName} @ ${game.homeTeam.shortName}`,
    when: cardTime(game, now),
    league: LEAGUES[game.league].name,
    href: checkPathOf(...legs),
  };
}

/** The bet that a game stands for until another is chosen: the home side at the books' spread, or to win. */
export const firstLeg = (game: UpcomingGame): AskedLeg =>
  legOfWords({ names: [], own: false, win: false }, { game, side: 'home' }, game.lines);

/** A typed bet on a game, named, so that it can be told from the same words on another. */
export const betChoice = (
  game: UpcomingGame,
  leg: AskedLeg,
  now: Date,
  legs: readonly AskedLeg[],
): GameChoice => {
  const choice = choiceOf(game, now, [...legs, leg]);
  const [home, away] = [game.listed.homeTeam, game.listed.awayTeam];
  const named = legName(leg, {
    ref: `g${game.id}`,
    name: choice.name,
    startTime: game.startTime,
    timeKnown: game.listed.timeKnown,
    path: '',
    sides: [home, away],
    found: { problem: 'unknown', text: '' },
  });
  return { ...choice, name: `${choice.name}: ${named}` };
};
