import { example, type Module } from '#domain/academy/module.ts';
import { normalShare } from '#domain/analyzer/bellShare.ts';
import { american, signed } from '#domain/numbers/numbers.ts';
import { impliedProbability } from '#domain/prices/devig.ts';
import { expectedReturnPerUnit } from '#domain/prices/staking.ts';
import { pct, units, wholeText } from '../figures.ts';

/** Percentage points of chance per half point of a line, if results scatter around it with this standard deviation. */
const halfPoint = (deviation: number): string =>
  (100 * (normalShare(0.5 / deviation) - 0.5)).toFixed(1);

const saved = impliedProbability(-110) - impliedProbability(-105);

export const lineShopping: Module = {
  id: 'line-shopping',
  title: 'Line shopping',
  teaches: 'Taking the best of several prices, every time: the surest gain there is.',
  text: [
    'The same bet is for sale at several places. Taking the best price every time needs no insight into the game, and over a season it is worth more than most insight. Someone who wins 52.5% of spread bets makes about nothing at −110, and something at better prices.',
    `Five cents look like nothing. From −110 to −105 the break-even rate falls from ${pct(impliedProbability(-110))} to ${pct(impliedProbability(-105))}: ${(100 * saved).toFixed(1)} points that you do not have to find in the games. Few people ever improve a forecast by as much.`,
    `Points count as well as cents. Half a point of spread is worth most at the numbers on which games often end; the next module says which. Half a point of an NFL total moves the chance by about ${halfPoint(13.2)} points, of an NBA total by about ${halfPoint(17.9)}.`,
    'In practice: keep accounts with three or four books, funded before you need them. Check all of them before each bet, not after. Bet early in the week if your opinion is about teams, and late if it is about lineups. Do not take a worse price because the app with the better one is slow. And write down the best price you saw next to the one you took: after a month the difference between the two columns is your cost of convenience.',
  ],
  example: example(
    { bets: 500, chance: 0.525, usual: -110, better: -105 },
    ({ bets, chance, usual, better }) => {
      const season = (price: number) => bets * expectedReturnPerUnit(chance, price);
      return {
        title: `${wholeText(bets)} bets of one unit, ${pct(chance)} of them won`,
        lines: [
          `All at ${american(usual)}: ${bets} × ${signed(100 * expectedReturnPerUnit(chance, usual), 2)}¢ = ${units(season(usual))} units`,
          `All at ${american(better)}: ${bets} × ${signed(100 * expectedReturnPerUnit(chance, better), 2)}¢ = ${units(season(better))} units`,
          `With half of them at each: ${units((season(usual) + season(better)) / 2)} units`,
        ],
        answer: `The better price is worth ${units(season(better) - season(usual))} units a season`,
      };
    },
  ),
  check: [
    {
      ask: 'You win 53% of your spread bets. Which change helps most?',
      answers: [
        {
          text: '−105 in place of −110',
          why: `It gains ${(100 * (expectedReturnPerUnit(0.53, -105) - expectedReturnPerUnit(0.53, -110))).toFixed(1)}¢ on every dollar.`,
        },
        {
          text: 'Winning 54% at −110',
          why: `That gains ${(100 * (expectedReturnPerUnit(0.54, -110) - expectedReturnPerUnit(0.53, -110))).toFixed(1)}¢ per dollar, less than the better price, and is far harder.`,
        },
        { text: 'Betting twice as much', why: 'It doubles what there is, and the luck with it.' },
      ],
      right: 0,
    },
    {
      ask: 'When is a bonus “odds boost” worth taking?',
      answers: [
        {
          text: 'Always: it is better than before',
          why: 'Many are boosts of a price that was poor.',
        },
        {
          text: 'When the boosted price beats the fair price',
          why: 'The question is the same as for every price.',
        },
        { text: 'Never', why: 'A few are truly above fair, with low limits.' },
      ],
      right: 1,
    },
  ],
};
