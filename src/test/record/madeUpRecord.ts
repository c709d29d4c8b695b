import { chained, minute, payload, type Saying } from '#domain/ledger/exampleLedger.fixture.ts';
import type { LedgerLine } from '#domain/ledger/line.ts';
import { unitsOf } from '#domain/record/outcome.ts';
import { settleGame } from '#domain/record/settleGame.ts';
import { sayParts } from './madeUpParts.ts';

/** Whole numbers below `below`, the same each time. */
function drawn(): (below: number) => number {
  let state = 20261127;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const LEAGUES = ['NFL', 'EPL', 'MLB', 'NCAAF'] as const;
const DAY_MS = 86_400_000;
const NONE = { closingDrawProbability: null, closingPrice: null, closingLine: null, how: null };

/**
 * A ledger of games, fights, matches, races and tournaments over half a year, with every outcome, cause of a void and basis, withheld prices, quarter lines,
 * results graded anew, and grades from before there was a rule.
 */
export function madeUpRecord(contests: number): readonly LedgerLine[] {
  const draw = drawn();
  const sayings: Saying[] = [];
  const say = (saying: Saying): number => sayings.push(saying);
  for (let id = 1; id <= contests; id++) {
    const league = LEAGUES[draw(4)] ?? 'NFL';
    const three = league === 'EPL';
    const start = new Date(
      Date.UTC(2026, 2, 1, 17 + draw(12)) + draw(90) * 2 * DAY_MS,
    ).toISOString();
    const probability = 50 + draw(400) / 10;
    const pick = {
      market: draw(3) === 0 ? 'spread' : 'moneyline',
      pick: draw(2) === 0 ? 'home' : 'away',
      price: draw(5) === 0 ? null : draw(2) === 0 ? -110 - draw(90) : 100 + draw(150),
      book: 'Book',
      probability: three ? probability / 2 : probability,
    } as const;
    const line = pick.market === 'spread' ? draw(40) / 4 - 5 : null;
    const sides = { home: 'Montréal', away: 'Bayern' };
    const game = { id, league, gameTime: start, ...sides, sample: false };
    const prediction = { id, players: { hash: 'a'.repeat(64) } };
    const predictionLine = say({ type: 'prediction', game, picks: [], prediction });
    const edge = {
      ...pick,
      market: 'moneyline',
      price: draw(3) === 0 ? 'withheld' : 150,
      line: null,
    } as const;
    const edgeLine = say({
      type: 'edges',
      gameId: id,
      predictionId: id,
      startTime: start,
      ...sides,
      edges: [],
    });
    const ruled = id > contests / 3;
    const grade = (version: number, of: 'pick' | 'edge') => {
      const bet = of === 'pick' ? { ...pick, line } : edge;
      const score = draw(20) === 0 ? null : { home: draw(28), away: draw(28) };
      const swapped = ruled && draw(25) === 0;
      const calledAfter = draw(25) === 0 ? 2 : null;
      const asked = { market: bet.market, pick: bet.pick, line: bet.line ?? undefined };
      const stands = score && !swapped && calledAfter === null;
      const outcome = stands ? settleGame(league, score, asked) : 'void';
      const price = typeof bet.price === 'number' ? bet.price : undefined;
      const end = {
        rule: 1,
        startTime: start,
        sides: swapped ? { home: sides.away, away: sides.home } : sides,
        result: score || draw(2) === 0 ? { feed: 'espn', toldAt: start } : null,
      };
      const drawProbability = three && bet.market === 'moneyline' ? 20 + draw(10) : null;
      const closingProbability = draw(3) === 0 ? null : Math.min(99, 30 + draw(500) / 10);
      return say({
        ...NONE,
        ...bet,
        ...(ruled && end),
        type: 'grade',
        gameId: id,
        predictionId: id,
        predictionLine: of === 'pick' ? predictionLine : edgeLine,
        basis: of,
        resultVersion: score ? version : 0,
        choices: three ? 3 : 2,
        drawProbability,
        closingProbability,
        closingDrawProbability: drawProbability !== null && closingProbability ? 25 : null,
        claimed: of === 'edge' ? draw(120) / 1000 : null,
        score,
        ...(calledAfter !== null && { calledAfter }),
        outcome,
        units: unitsOf(price, outcome) ?? null,
      });
    };
    grade(1, 'pick');
    if (draw(4) === 0) grade(1, 'edge');
    if (draw(12) === 0) grade(2, 'pick');
  }
  sayParts(contests / 2, draw, say);
  return chained(sayings.map((saying, at) => payload(minute(at), saying)));
}
