import type { Page } from '@playwright/test';
import { analyze } from '#domain/analyzer/analyze.ts';
import { analyzerSetup } from '#domain/analyzer/opening.ts';
import type { Game, PredictedGame } from '#domain/game/game.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { unpack } from '#domain/numbers/packedHistogram.ts';
import { compareOdds } from '#domain/prices/compareOdds.ts';
import { americanText, returnText } from '#domain/prices/compareText.ts';
import { writtenText } from '#domain/prices/fairPrice.ts';
import { coverShares, decisiveShare, totalShares } from '#domain/prices/lineProbability.ts';
import { marketSpread, marketTotal, meanScores } from '#domain/words/cardLines.ts';
import { runningStore } from './stack.ts';
import { expect, readingTest as test } from './test.ts';

/** Printed figures, each with the figures it may stand for: two that round alike may each appear. */
type Known = Map<string, Set<string>>;

const isPredicted = (game: Game): game is PredictedGame => game.prediction !== undefined;

/** Ten games across the leagues, the same ones for the same slate. */
function tenOf(games: readonly Game[]): PredictedGame[] {
  const predicted = games.filter(isPredicted);
  const step = Math.max(1, Math.floor(predicted.length / 10));
  return predicted.filter((_, index) => index % step === 0).slice(0, 10);
}

function adder(known: Known) {
  return (text: string, figure: string) => known.set(text, new Set(known.get(text)).add(figure));
}

/** Both sides of the market's lines without pushes, and the push. Returns the names of these figures. */
function addLines(game: PredictedGame, add: (text: string, figure: string) => void): string[] {
  const { grid } = game.prediction.simulationData;
  const [spread, total] = [marketSpread(game), marketTotal(game)];
  const said = [
    ...(spread === undefined
      ? []
      : [
          {
            ...coverShares(grid, 'home', spread),
            win_: `home ${spread}`,
            lose_: `away ${-spread}`,
          },
        ]),
    ...(total === undefined
      ? []
      : [{ ...totalShares(grid, 'over', total), win_: `over ${total}`, lose_: `under ${total}` }]),
  ];
  for (const { win_, lose_, ...shares } of said) {
    const share = decisiveShare(shares);
    add(percent(100 * share, 1), win_);
    add(percent(100 * (1 - share), 1), lose_);
    add(percent(100 * shares.push, 1), `push ${win_}`);
  }
  return said.flatMap(({ win_, lose_ }) => [win_, lose_, `push ${win_}`]);
}

/** All figures on a game's page: from its simulation, and from its prices. */
function knownOf(game: PredictedGame): { known: Known; atLine: ReadonlySet<string> } {
  const known: Known = new Map();
  const add = adder(known);
  const { own } = game.prediction;
  for (const { market, vigs, rows } of compareOdds(game)) {
    for (const { book, vig } of vigs) {
      add(percent(100 * vig, 1), `vig ${market} ${book}`);
    }
    for (const { side, line, marketShare, simcastShare, fairAmerican, edge } of rows) {
      const bet = line === undefined ? side : `${side} ${line}`;
      if (marketShare !== undefined) add(percent(100 * marketShare, 1), `market ${bet}`);
      if (simcastShare !== undefined) add(percent(100 * simcastShare, 1), bet);
      add(writtenText(fairAmerican), `fair ${bet}`);
      if (edge) add(returnText(edge), `return ${bet}`);
    }
  }
  const atLine = new Set(addLines(game, add));
  for (const side of ['home', 'away'] as const) {
    if (own) add(percent(own[`${side}WinProbability`], 1), `own ${side}`);
  }
  const setup = analyzerSetup(game);
  const { moneyline } = analyze(setup, setup.lines, unpack(setup.margins), unpack(setup.totals));
  for (const side of ['home', 'away'] as const) {
    add(percent(moneyline[side].needs, 1), `price of ${side} needs`);
  }
  const scores = meanScores(game);
  add(scores.home, 'mean home');
  add(scores.away, 'mean away');
  return { known, atLine };
}

/** Quoted prices and lines: they identify a bet wherever it is mentioned, and are not our figures. */
function quotedOf({ odds }: Game): Set<string> {
  const prices = odds.flatMap(({ moneyline, spread, total }) => [
    ...Object.values(moneyline ?? {}),
    spread?.home,
    spread?.away,
    total?.over,
    total?.under,
  ]);
  const lines = odds.flatMap(({ spread, total }) => [spread?.line, total?.line]);
  return new Set([
    ...prices.map((price) => americanText(price)),
    ...lines.map((line) => Math.abs(line ?? 0).toFixed(1)),
  ]);
}

/** The page's text with every fold open, without drawings (axes, bars' labels). */
async function wordsOf(page: Page): Promise<string> {
  const main = page.locator('main');
  await main.evaluate((root) => {
    for (const fold of root.querySelectorAll('details')) fold.open = true;
    for (const box of root.querySelectorAll<HTMLInputElement>('.every input')) box.checked = true;
    for (const drawing of root.querySelectorAll('svg')) drawing.remove();
  });
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not said
  return main.innerText();
}

/**
 * Every published share with one decimal and every return; also mean scores and fair prices, unless a book quotes the same.
 * Not counted: the badge's EV, which repeats the return by the owner's ruling, whole numbers (run counts, heat map,
 * quantiles, whole percentages), dates, times, hashes and seeds.
 */
function figuresIn(words: string, known: Known, quoted: Set<string>): string[] {
  const shares = words.match(/(?<![\d.,])\d+\.\d%(?! EV)|[+−]\d+\.\d¢/g) ?? [];
  const others = [...known.keys()].filter(
    (text) => /^(?:[+−]\d{3,}|\d+\.\d)$/.test(text) && !quoted.has(text),
  );
  const whole = words.match(/(?<![\d.,+−])[+−]?\d+(?:\.\d+)?(?![\d.,%¢]\d|[%¢])/g) ?? [];
  return [...shares, ...whole.filter((text) => others.includes(text))];
}

/** Twice each, and once more the share and the push at a market's line, which a chart, the prices and the numbers say. */
const mostOf = (figures: ReadonlySet<string>, atLine: ReadonlySet<string>): number =>
  2 * figures.size + [...figures].filter((figure) => atLine.has(figure)).length;

/** The wide one first: there, scripts open what fits, which changes nothing once all folds are open. */
const WIDTHS = [1440, 390];

test('no figure stands more than twice, or at a market’s line thrice, on ten game pages at 390 and 1440 pixels, all folds open', async ({
  page,
}) => {
  const games = tenOf(await runningStore().readPublishedGames());
  expect(games).toHaveLength(10);
  for (const game of games) {
    const { known, atLine } = knownOf(game);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      if (width === WIDTHS[0]) await page.goto(`/game/${game.id}`);
      const name = `/game/${game.id} ${game.league}, ${width} px`;
      const found = figuresIn(await wordsOf(page), known, quotedOf(game));
      expect(found.length, name).toBeGreaterThan(15);
      const counts = Map.groupBy(found, (text) => text);
      expect(
        [...counts.values()].some(({ length }) => length === 2),
        name,
      ).toBe(true);
      const tooOften = [...counts].flatMap(([text, all]) => {
        const figures = known.get(text) ?? new Set(['']);
        return all.length > mostOf(figures, atLine)
          ? `${text} ×${all.length}: ${[...figures]}`
          : [];
      });
      expect(tooOften, name).toEqual([]);
    }
  }
});
