/**
 * `npm run bench -- check`: how long six legs take a browser, from the text of the games' answers to the price: one game of every
 * sport with all six, and six games with one each. Milliseconds of processor time, here and at a phone's speed.
 */
import type { AskedLeg } from '#domain/check/asked.ts';
import { priceAsked } from '#domain/check/priceAsked.ts';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { SPORTS, type Sport } from '#domain/leagues/record.ts';
import { EXAMPLE_INPUTS, LINED_INPUTS } from '#engine/exampleInputs.fixture.ts';
import { MODELS } from '#engine/registry.ts';
import { simulate } from '#engine/simulate.ts';
import { cpuMs } from './measure.ts';
import { benchColumns } from './table.ts';

/** Runs of a published game. */
const RUNS = 100_000;
/** How many times slower Lighthouse assumes a mid-range phone to be. */
const PHONE = 4;
/** What a reader may wait, ms. */
const MOST_MS = 100;

const textOf = (sport: Sport, seed: number): string =>
  JSON.stringify(
    simulate(MODELS[sport], { ...EXAMPLE_INPUTS[sport], ...LINED_INPUTS[sport] }, seed, RUNS),
  );

/** Six bets of one game that can win together, two of them on quarter lines. */
function sixOf(sport: Sport): readonly AskedLeg[] {
  const { spread, total } = LINED_INPUTS[sport].lines;
  const half = total.line / 2;
  const whole = Math.floor(half);
  return [
    { game: 1, market: 'moneyline', side: 'home', price: -150 },
    { game: 1, market: 'spread', side: 'home', line: spread.line - 0.25, price: -110 },
    { game: 1, market: 'total', side: 'over', line: total.line - 0.25, price: -110 },
    { game: 1, market: 'homeTotal', side: 'over', line: whole, price: 120 },
    { game: 1, market: 'awayTotal', side: 'under', line: 3 * whole + 4, price: -400 },
    { game: 1, market: 'spread', side: 'home', line: spread.line + 3, price: -300 },
  ];
}

const priced = (texts: ReadonlyMap<number, string>, legs: readonly AskedLeg[]) => () =>
  priceAsked({ legs, price: 900 }, ({ game = 0 }) => {
    const grid: ScoreGrid = JSON.parse(texts.get(game) ?? '[]');
    return { contest: { kind: 'game', grid, canDraw: false }, quotes: [] };
  });

const timed = (name: string, texts: ReadonlyMap<number, string>, legs: readonly AskedLeg[]) => {
  const ms = cpuMs(priced(texts, legs));
  const bytes = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
  return [name, `${Math.round(bytes / 1000)} kB`, ms.toFixed(1), (PHONE * ms).toFixed(0)];
};

const rows = [
  ...SPORTS.map((sport) =>
    timed(`six of ${sport}`, new Map([[1, textOf(sport, 1)]]), sixOf(sport)),
  ),
  timed(
    'one of six games',
    new Map(Array.from({ length: 6 }, (_, at) => [at, textOf('basketball', at)])),
    Array.from({ length: 6 }, (_, game) => ({
      game,
      market: 'spread',
      side: 'home',
      line: -4.75,
      price: -110,
    })),
  ),
];
process.stdout.write(`${benchColumns([['legs', 'grids', 'ms', 'phone'], ...rows])}\n`);
if (rows.some(([, , , phone = '']) => Number(phone) > MOST_MS)) process.exitCode = 1;
