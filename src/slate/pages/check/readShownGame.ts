import * as z from 'zod/mini';
import type { ShownContest, ShownSide } from '#domain/check/shown/shownContest.ts';
import { isStale } from '#domain/game/freshness.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { type FoundPrediction, gameFound } from '#slate/answers/check/gameFound.ts';

const team = z.object({ name: z.string(), shortName: z.string(), abbreviation: z.string() });

/** The parts of a game's answer that name it: it was checked when it was rendered. */
const namedGame = z.object({
  id: z.number(),
  league: z.enum(TEAM_LEAGUES),
  gameTime: z.string(),
  timeKnown: z.boolean(),
  asOf: z.string(),
  homeTeam: team,
  awayTeam: team,
  odds: z.array(z.object({ asOf: z.string() })),
});

const sideOf = ({ name, shortName, abbreviation }: ShownSide): ShownSide => ({
  name,
  shortName,
  abbreviation,
});

/** A game as a check shows it, with the prediction that its players' lines are of. */
export interface ShownGame {
  readonly shown: ShownContest;
  readonly prediction: FoundPrediction | undefined;
}

/** A game of an answer's text as a check shows it. Prices that nobody has confirmed for half an hour before the start are none. */
export function readShownGame(text: string, now: Date): ShownGame {
  const game = namedGame.parse(JSON.parse(text));
  const { asOf: _, prediction, ...found } = gameFound(text, now);
  const [home, away] = [sideOf(game.homeTeam), sideOf(game.awayTeam)];
  const stale = [game.asOf, ...game.odds.map(({ asOf }) => asOf)].some((asOf) =>
    isStale(asOf, game.gameTime, now),
  );
  const shown: ShownContest = {
    ref: `g${game.id}`,
    name: `${away.shortName} @ ${home.shortName}`,
    startTime: game.gameTime,
    timeKnown: game.timeKnown,
    path: `/game/${game.id}`,
    league: game.league,
    sport: LEAGUES[game.league].sport,
    sides: [home, away],
    found: stale && 'contest' in found ? { ...found, quotes: [] } : found,
  };
  return { shown, prediction };
}
