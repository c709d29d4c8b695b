import { example, type Module } from '#domain/academy/module.ts';
import { betsToTell, resultSpread } from '#domain/game/resultSpread.ts';
import { bellHistogram } from '#domain/numbers/bellHistogram.ts';
import { chanceOfAtLeast } from '#domain/numbers/binomial.ts';
import { american } from '#domain/numbers/numbers.ts';
import { impliedProbability } from '#domain/prices/devig.ts';
import { expectedReturnPerUnit } from '#domain/prices/staking.ts';
import { pct, units, wholeText } from '../figures.ts';

/** Chance to be behind after a number of bets: with fewer wins than break-even. */
const behind = (chance: number, price: number, bets: number): number =>
  1 - chanceOfAtLeast(Math.ceil(bets * impliedProbability(price)), bets, chance);

export const sampleSize: Module = {
  id: 'variance-and-sample-size',
  title: 'Variance and sample size',
  teaches: 'How much of a record is luck, and how many bets it takes to tell.',
  text: [
    'Profit grows with the number of bets; luck grows with its square root. That one sentence explains most arguments about betting records. After ten bets the luck is far larger than any edge. After ten thousand the edge stands out. Everything interesting happens in between, where most bettors live.',
    `The size of the luck is the standard deviation of the result. For even prices it is about one unit times the square root of the number of bets: ${resultSpread(0.5, 100, 100).toFixed(0)} units after 100 bets, about ${resultSpread(0.5, 100, 500).toFixed(0)} after 500. Two results in three lie within one deviation of what was expected, nineteen in twenty within two.`,
    'So put the deviation next to every record you read, your own first. “Up 15 units over 500 bets” is inside one deviation of nothing at all. It is a fine result and shows very little. Long prices make it worse: at +400 one bet has twice the deviation of a bet at even money, so a parlay player needs many times the bets to learn anything.',
    'Two things follow. Do not change a sound method because of a month. And do not trust an unsound one because of a month. While the results are silent, use what speaks sooner: closing-line value, and whether the probabilities were calibrated.',
  ],
  example: example({ chance: 0.54, price: -110, bets: 500 }, ({ chance, price, bets }) => {
    const expected = bets * expectedReturnPerUnit(chance, price);
    const luck = resultSpread(chance, price, bets);
    const loses = behind(chance, price, bets);
    const drawn = bellHistogram(expected, luck, 10_000);
    return {
      title: `${wholeText(bets)} bets at ${american(price)} that win ${pct(chance, 0)}, one unit each`,
      lines: [
        `Expected: ${bets} × ${units(100 * expectedReturnPerUnit(chance, price))}¢ = ${units(expected)} units`,
        `Luck, one standard deviation: ±${luck.toFixed(1)} units`,
        `Behind after all ${wholeText(bets)}, in spite of the edge: ${pct(loses)}`,
      ],
      answer: `Bets until the edge is twice the luck: ${wholeText(betsToTell(chance, price, 2))}`,
      figure: {
        kind: 'pile',
        pile: drawn.filter(([profit]) => Math.abs(profit - expected) < 3 * luck),
        line: { at: 0, label: '0' },
        ends: ['Behind', 'Ahead'],
        alt: `Profits pile up around ${units(expected)} units with a deviation of ${luck.toFixed(1)}; ${pct(loses)} are below 0.`,
        caption: `Profit after ${wholeText(bets)} bets, over many such seasons. Left of the red line the better bettor is behind.`,
      },
    };
  }),
  seen: {
    text: 'Every win rate in our record has its 95% range.',
    label: 'Track record',
    href: '/track-record',
  },
  check: [
    {
      ask: 'Someone is 10 units ahead after 100 even-money bets. How unusual is that without any edge?',
      answers: [
        { text: 'Impossible', why: 'It is one standard deviation.' },
        {
          text: `About ${pct(chanceOfAtLeast(55, 100, 0.5), 0)}`,
          why: 'That is 55 wins or more in 100 coin flips.',
        },
        { text: 'About 1%', why: 'That would be 62 wins or more.' },
      ],
      right: 1,
    },
    {
      ask: 'How does luck grow when you make four times as many bets?',
      answers: [
        {
          text: 'Twice as large',
          why: 'With the square root: √4 = 2. The expected profit is four times as large.',
        },
        { text: 'Four times as large', why: 'That is the expected profit.' },
        { text: 'Not at all', why: 'In units it grows; per bet it shrinks.' },
      ],
      right: 0,
    },
  ],
};
