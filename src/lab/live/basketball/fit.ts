import type { League } from '#domain/leagues/league.ts';
import { liveFormatOf } from '#domain/live/elapsed.ts';
import type { Law } from '#engine/live/basketball/params.ts';
import type { LineLog } from '../../backtest/types.ts';
import { PlaysHash } from '../playsHash.ts';
import { type ExpectedFigures, wouldBePublished } from './expected.ts';
import { fitLaw, type LawMoment } from './fitLaw.ts';
import { type BasketballGamePlays, readBasketballPlays } from './readPlays.ts';
import { basketballScoreAt } from './scoreAt.ts';
import { testSeason } from './testSeason.ts';

/**
 * Shares of regulation left at which the law is fitted. The first is soon after the start: early enough to hold there, late enough
 * that scores differ. The last ones are 180, 120, 60, 30, 10 and 3 seconds of the NBA's 48 minutes.
 */
const TIMES = [
  0.94, 0.875, 0.75, 0.625, 0.5, 0.375, 0.25, 0.125, 0.0625, 0.0417, 0.0208, 0.0104, 0.0035, 0.001,
];

/** One game of so many is taken: a published table takes some milliseconds. Of college games, known of one season only, every one. */
const EVERY = { NBA: 3, NCAAB: 1 };

/** The law of regulation's rest, fitted on the games of seasons before one: see src/engine/live/basketball/params.ts. */
export function fitBasketball(
  league: League,
  folder: string,
  before: number | undefined,
  log: LineLog,
) {
  const hash = new PlaysHash();
  const games: BasketballGamePlays[] = [];
  const every = league === 'NCAAB' ? EVERY.NCAAB : EVERY.NBA;
  let seen = 0;
  for (const game of readBasketballPlays(folder, league)) {
    if (before !== undefined && testSeason(league, game) >= before) continue;
    hash.add(game);
    if (seen++ % every === 0) games.push(game);
  }
  const expected = wouldBePublished(league, folder, games, log);
  const at = (left: number): LawMoment[] =>
    games.flatMap((game) => {
      const known = expected.get(game.id);
      return known ? [momentOf(league, game, left, known)] : [];
    });
  const laws = TIMES.map((left): Law => fitLaw(left, at(left)));
  return { ...hash.provenance(), laws: fromPublished(fitLaw(1, at(1), laws[0]), laws) };
}

/** Spreads relative to what the same games showed from the start, as the published spread is fitted on its own. */
function fromPublished(start: Law, laws: readonly Law[]): Law[] {
  const margin = start.spread + start.closeSpread;
  const points = start.pointsSpread + start.closePointsSpread;
  return [start, ...laws].map((law) => ({
    ...law,
    spread: law.spread / margin,
    closeSpread: law.closeSpread / margin,
    pointsSpread: law.pointsSpread / points,
    closePointsSpread: law.closePointsSpread / points,
  }));
}

function momentOf(
  league: League,
  game: BasketballGamePlays,
  left: number,
  known: ExpectedFigures,
): LawMoment {
  const format = liveFormatOf(league);
  const now = basketballScoreAt(game, format, left * format.periods * format.seconds);
  const end = basketballScoreAt(game, format, 0);
  return {
    ...known,
    left,
    lead: now.home - now.away,
    sum: now.home + now.away,
    endLead: end.home - end.away,
    endSum: end.home + end.away,
  };
}
