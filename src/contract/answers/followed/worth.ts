import type { Game } from '#domain/game/game.ts';
import { likeliestWinners } from '#domain/game/likeliestWinner.ts';
import { otherSide, teamOn } from '#domain/game/predictedWinner.ts';
import { leagueSaid } from '#domain/leagues/leagueSaid.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { givenOn } from '#domain/prices/givenOn.ts';
import { goalVerb, isOwn, namedHinges, ownResultShares } from '#domain/season/hingeWords.ts';
import { seasonPath } from '#domain/season/seasonPaths.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { marketFlag } from '#domain/words/cardLines.ts';
import type { Dated } from '../../asOf.ts';

/** A game of the night that anybody may want to see, and why. */
export interface WorthSeeing extends Dated {
  readonly path: string;
  /** ISO 8601 in UTC. */
  readonly start: string;
  readonly timeKnown: boolean;
  /** A sentence. */
  readonly says: string;
  readonly sample: boolean;
}

/** Points between the odds after a win and after a loss from which a game is told before the most lopsided one. */
const BIG = 0.1;

/** The games of a league's week that decide most for one of their sides, the biggest first, each once. */
export function decidingGames(
  view: SeasonView,
): readonly (WorthSeeing & { readonly gap: number })[] {
  const seen = new Set<number>();
  return namedHinges(view)
    .filter((named) => isOwn(named) && named.gap >= BIG)
    .toSorted((one, other) => other.gap - one.gap)
    .filter(({ hinge: { game } }) => !seen.has(game) && seen.add(game))
    .map((named) => {
      const { game, home, away, team, hinge, gap } = named;
      const goal = `${team.shortName} to ${goalVerb(view, hinge.goal)}`;
      return {
        path: game.id === undefined ? seasonPath(view.league) : `/game/${game.id}`,
        start: game.gameTime,
        timeKnown: game.timeKnown,
        says: `${away.shortName} at ${home.shortName} decides most in ${leagueSaid(view.league)}. ${goal}: ${ownResultShares(named)}.`,
        sample: view.sample,
        asOf: view.asOf,
        gap,
      };
    });
}

/** The night's likeliest winner, and those who follow as games begin. @param at when the slate was confirmed */
export const lopsidedGames = (games: readonly Game[], at: string): readonly WorthSeeing[] =>
  likeliestWinners(games, at).map(({ game, side, share }) => {
    const line = marketFlag({ ...game, odds: givenOn(game.odds).quotes });
    const [winner, loser] = [teamOn(game, side), teamOn(game, otherSide(side))];
    return {
      path: `/game/${game.id}`,
      start: game.gameTime,
      timeKnown: game.timeKnown,
      says: `${winner.shortName} against ${loser.shortName} is the night’s most lopsided game: ${percent(share)}${line === undefined ? '' : `, line ${line}`}.`,
      sample: game.sample,
      asOf: game.asOf,
    };
  });
