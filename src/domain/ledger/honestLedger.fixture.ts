import * as fc from 'fast-check';
import type { Score } from '../game/game.ts';
import type { League } from '../leagues/league.ts';
import type { OddsQuote } from '../prices/odds.ts';
import { closingQuotes, NOT_MEASURED } from '../record/closingQuotes.ts';
import { settleEndedGame } from '../record/endedGame.ts';
import { unitsOf } from '../record/outcome.ts';
import { chained, minute, payload, type Saying } from './exampleLedger.fixture.ts';
import type { LedgerLine } from './line.ts';

const MARKETS = [
  { market: 'moneyline', picks: ['home', 'away'] },
  { market: 'spread', picks: ['home', 'away'] },
  { market: 'total', picks: ['over', 'under'] },
] as const;
/** Few, so that two sides meet twice; one of each kind of settlement. */
const LEAGUES = ['NFL', 'MLB', 'EPL'] as const;
const PRICES = [-110, -105, 100, 135, -250, undefined];

/** What happens next, to one of the games. */
const step = fc.record({
  game: fc.nat({ max: 3 }),
  what: fc.constantFrom(
    'say',
    'say',
    'say',
    'show',
    'show',
    'move',
    'swap',
    'end',
    'end',
    'callOff',
  ),
  /** Minutes until then. */
  wait: fc.integer({ min: 1, max: 90 }),
  by: fc.nat({ max: 999 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const gameStart = fc.record({
  league: fc.constantFrom(...LEAGUES),
  away: fc.constantFrom('B', 'C'),
  start: fc.integer({ min: 600, max: 4000 }),
  known: fc.boolean(),
});

interface Bet {
  readonly market: (typeof MARKETS)[number]['market'];
  readonly pick: string;
  readonly line?: number | undefined;
  readonly price?: number | undefined;
  readonly book: string;
  readonly probability: number;
}

interface Said {
  readonly seq: number;
  readonly at: number;
  readonly id: number;
  readonly sides: { readonly home: string; readonly away: string };
  readonly bets: readonly Bet[];
}

/** A game as an honest site knows it. Times are minutes. */
class Game {
  readonly id: number;
  readonly league: League;
  sides: { readonly home: string; readonly away: string };
  start: number;
  known: boolean;
  earliest: number | undefined;
  /** The start that a line of the ledger told last. */
  lastSaid: number | undefined;
  readonly predictions: Said[] = [];
  readonly edges: Said[] = [];
  version = 0;
  isOff = false;

  constructor(
    id: number,
    { league, away, start, known }: typeof gameStart extends fc.Arbitrary<infer T> ? T : never,
  ) {
    this.id = id;
    this.league = league;
    this.sides = { home: 'A', away };
    this.start = start;
    this.known = known;
    this.move(start, known);
  }

  move(start: number, known: boolean): void {
    this.start = start;
    this.known = known;
    if (known) this.earliest = Math.min(this.earliest ?? start, start);
  }

  get counting(): number {
    return this.earliest ?? this.start;
  }
}

const betOf = (by: number, at: number): Bet => {
  const { market, picks } = MARKETS[(by + at) % 3] ?? MARKETS[0];
  const price = PRICES[by % PRICES.length];
  return {
    market,
    pick: picks[by % 2] ?? 'home',
    ...(market !== 'moneyline' && { line: ((by % 17) - 8) / 4 }),
    ...(price !== undefined && { price }),
    book: 'Book',
    probability: 50 + (by % 40),
  };
};

/** What up to four books asked last for a game that starts in some minutes: some at other lines, through two feeds, old, or without prices. */
const oddsOf = (start: number, by: number): OddsQuote[] =>
  Array.from({ length: by % 5 }, (_, at): OddsQuote => {
    const turn = (by >> at) % 7;
    const [home, away] = [-130 + 3 * turn, 110 - 2 * turn - at];
    const half = by % 11 === 0;
    return {
      book: `book ${at % 3}`,
      provider: `Book ${at % 3}`,
      feed: turn === 6 ? 'theoddsapi' : at % 2 === 0 ? 'espn' : 'bovada',
      sample: false,
      asOf: minute(start - (turn === 5 ? 90 : 2 + at)),
      moneyline: { home, away: Math.max(away, 100), draw: 240 + turn },
      spread: half
        ? { line: -1.5 - at / 4 }
        : { line: -1.5 - turn / 4, home: -105 - turn, away: -112 },
      ...(turn !== 4 && { total: { line: 2.5 + (turn % 3) / 4, over: -110, under: -104 - turn } }),
    };
  });

/** A site that says and grades as it has to. */
class Site {
  readonly lines: string[] = [];
  readonly games: readonly Game[];
  now = 0;

  constructor(games: readonly Game[]) {
    this.games = games;
  }

  append(saying: Saying): number {
    this.lines.push(payload(minute(this.now), saying));
    return this.lines.length;
  }

  sameSides(game: Game): number[] {
    const isNear = (start: number | undefined) =>
      start !== undefined && Math.abs(start - game.start) <= 1440;
    return this.games
      .filter((other) => other !== game && other.league === game.league)
      .filter(
        (other) =>
          other.sides.home + other.sides.away === game.sides.home + game.sides.away ||
          other.sides.home + other.sides.away === game.sides.away + game.sides.home,
      )
      .filter((other) => isNear(other.start) || isNear(other.lastSaid))
      .map(({ id }) => id);
  }

  say(game: Game, by: number): void {
    if (this.now >= game.start) return;
    const repeated = by % 5 === 0 ? game.predictions.at(-1) : undefined;
    const id = repeated?.id ?? 1000 * game.id + game.predictions.length;
    const bets = [0, 1, 2].map((at) => betOf(by, at));
    const { sides, league, start, known } = game;
    const sameSides = this.sameSides(game);
    const seq = this.append({
      type: 'prediction',
      game: {
        id: game.id,
        league,
        gameTime: minute(start),
        ...(!known && { timeKnown: false }),
        ...sides,
        sample: false,
        ...(sameSides.length > 0 && { sameSides }),
      },
      prediction: { id },
      picks: bets,
      ...(this.now >= game.counting && { counts: false }),
    });
    game.predictions.push({ seq, at: this.now, id, sides, bets });
    game.lastSaid = known ? start : undefined;
  }

  show(game: Game, by: number): void {
    const last = game.predictions.at(-1);
    if (this.now >= game.start || !last) return;
    const { sides, start, known } = game;
    const bets = by % 4 === 0 ? [] : [betOf(by, 0), betOf(by + 7, 1)];
    const seq = this.append({
      type: 'edges',
      gameId: game.id,
      predictionId: last.id,
      startTime: minute(start),
      ...(!known && { timeKnown: false }),
      ...sides,
      edges: bets,
      ...(this.now >= game.counting && { counts: false }),
    });
    game.edges.push({ seq, at: this.now, id: last.id, sides, bets });
    game.lastSaid = known ? start : undefined;
  }

  end(game: Game, by: number, isOff: boolean): void {
    if (isOff && game.isOff) return;
    this.now = Math.max(this.now, game.start, game.counting) + 120;
    game.isOff ||= isOff;
    if (!isOff) game.version += 1;
    const score = isOff ? null : { home: by % 7, away: (by >> 3) % 7 };
    const calledAfter = by % 9 === 0 && !isOff ? 5 : undefined;
    const toldAt = minute(this.now - 1);
    for (const [basis, said, asked] of this.#counting(game)) {
      this.#grade(game, { basis, said, asked, score, calledAfter, toldAt, by });
    }
  }

  #counting(game: Game): (readonly ['pick' | 'edge', Said, Bet])[] {
    const last = game.predictions.findLast(({ at }) => at < game.counting);
    const first = new Map<string, readonly ['edge', Said, Bet]>();
    for (const said of game.edges.filter(({ at }) => at < game.counting)) {
      for (const bet of said.bets) {
        const key = `${bet.market} ${bet.pick} ${bet.line}`;
        if (!first.has(key)) first.set(key, ['edge', said, bet]);
      }
    }
    return [
      ...(last?.bets ?? []).map((bet) => ['pick', last as Said, bet] as const),
      ...first.values(),
    ];
  }

  #grade(
    game: Game,
    {
      basis,
      said,
      asked,
      score,
      calledAfter,
      toldAt,
      by,
    }: {
      basis: 'pick' | 'edge';
      said: Said;
      asked: Bet;
      score: Score | null;
      calledAfter: number | undefined;
      toldAt: string;
      by: number;
    },
  ): void {
    const ended = {
      league: game.league,
      gameTime: minute(game.start),
      sides: game.sides,
      score,
      calledAfter,
      odds: oddsOf(game.start, by),
      isPublic: true,
    };
    const { outcome, close } = settleEndedGame(ended, said.sides, asked);
    const isMeasured = close.closingProbability !== undefined;
    this.append({
      type: 'grade',
      rule: 1,
      gameId: game.id,
      predictionId: said.id,
      predictionLine: said.seq,
      basis,
      resultVersion: score === null ? 0 : game.version,
      startTime: minute(game.counting),
      result: { feed: 'espn', toldAt },
      sides: game.sides,
      score,
      ...(calledAfter !== undefined && { calledAfter }),
      ...asked,
      line: asked.line ?? null,
      price: asked.price ?? null,
      how: null,
      outcome,
      units: unitsOf(asked.price, outcome) ?? null,
      closingProbability: close.closingProbability ?? null,
      closingDrawProbability: close.closingDrawProbability ?? null,
      closingLine: close.closingLine ?? null,
      ...(isMeasured ? closingQuotes(ended, asked) : NOT_MEASURED),
    });
  }

  take({ game: index, what, wait, by }: Step): void {
    this.now += wait;
    const game = this.games[index % this.games.length];
    if (!game) return;
    if (what === 'say') this.say(game, by);
    else if (what === 'show') this.show(game, by);
    else if (what === 'move') game.move(this.now - 100 + by, by % 3 !== 0);
    else if (what === 'swap') game.sides = { home: game.sides.away, away: game.sides.home };
    else this.end(game, by, what === 'callOff');
  }
}

/** A ledger that an honest site would write, whatever happens to its games. */
export const honestLedger: fc.Arbitrary<readonly LedgerLine[]> = fc
  .tuple(
    fc.array(gameStart, { minLength: 1, maxLength: 4 }),
    fc.array(step, { minLength: 10, maxLength: 60 }),
  )
  .map(([games, steps]) => {
    const site = new Site(games.map((game, at) => new Game(at + 1, game)));
    for (const [at, game] of site.games.entries()) site.say(game, at);
    for (const one of steps) site.take(one);
    return chained(site.lines);
  });

/** Values that members of a line are changed to by somebody who would rather have another record. */
const OTHERS = [
  null,
  0,
  1,
  2,
  -1,
  0.5,
  -0.5,
  100,
  -110,
  '',
  '1',
  'home',
  'away',
  'over',
  'draw',
  'win',
  'loss',
  'push',
  'void',
];
const MORE = [
  'halfWin',
  'edge',
  'pick',
  'withheld',
  'MLB',
  'NFL',
  'A',
  'B',
  true,
  false,
  [],
  {},
  [1],
  minute(0),
  minute(1500),
];

/** Which member of a line is changed, by its place among all, and to what; or it is taken out. */
export const ledgerChange = fc.record({
  line: fc.nat(),
  member: fc.nat(),
  to: fc.option(fc.constantFrom<unknown>(...OTHERS, ...MORE), { nil: undefined }),
});

type Members = Record<string, unknown>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All members of a value, with those of the objects in it. */
const membersOf = (value: Members): (readonly [Members, string])[] =>
  Object.entries(value).flatMap(([name, inner]) => [
    [value, name] as const,
    ...(isMembers(inner) ? membersOf(inner) : []),
    ...(Array.isArray(inner) ? inner.filter(isMembers).flatMap(membersOf) : []),
  ]);

/** The ledger with one member of one line changed, and everything after it hashed anew. */
export function forgedLedger(
  lines: readonly LedgerLine[],
  { line: at, member, to }: typeof ledgerChange extends fc.Arbitrary<infer T> ? T : never,
): readonly LedgerLine[] {
  const line = lines[at % Math.max(1, lines.length)];
  if (!line) return lines;
  const value: Saying = JSON.parse(line.payload);
  const members = membersOf(value).filter(([, name]) => name !== 'appendedAt' && name !== 'type');
  const [of, name] = members[member % members.length] ?? [{}, 'none'];
  if (to === undefined) delete of[name];
  else of[name] = to;
  const said = payload(String(value.appendedAt), value);
  return chained(lines.map((one) => (one === line ? said : one.payload)));
}
