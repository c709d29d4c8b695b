import { example, type Module } from '#domain/academy/module.ts';
import { american } from '#domain/numbers/numbers.ts';
import { impliedProbability } from '#domain/prices/devig.ts';
import { holdOfPrices, vig } from '#domain/prices/vig.ts';
import { pct } from '../figures.ts';

export const comparingTwoBooks: Module = {
  id: 'comparing-two-books',
  title: 'Comparing books',
  teaches: 'Reading price lists side by side: the best of each side, and who is out of line.',
  text: [
    'Sportsbooks rarely agree to the cent. Each has its own customers, its own limits and its own moment of looking, so at any time one has the best price on one side and another on the other. A bettor with accounts at several takes the best price each time and pays a smaller margin than any of them charges.',
    'What to work out is the margin of the best prices: the best one of each side, turned into probabilities and added. Near 100% the market is cheap to bet. Below 100% both sides could be bet for a sure gain, an arbitrage. That is rare, small and short: prices move within seconds, limits are low, books restrict those who live on it and cancel bets on obvious errors.',
    'Before you call one book wrong, ask who moved last. If five books show −120 and one shows −108, the one is usually late rather than generous, and the news it has missed is why its price looks good. Taking late prices is a real way to gain, but it is a race.',
    'Compare like with like as well. −3 at −115 and −3.5 at +100 are different bets, and a price seen an hour ago is not a price. Write down the book and the time with every price you take: without them you cannot say later whether you beat the market.',
  ],
  example: example(
    { homeA: -120, awayA: 102, homeB: -112, awayB: -106 },
    ({ homeA, awayA, homeB, awayB }) => {
      const home = Math.max(homeA, homeB);
      const away = Math.max(awayA, awayB);
      const best = [home, away];
      return {
        title: `Book A: ${american(homeA)} and ${american(awayA)}. Book B: ${american(homeB)} and ${american(awayB)}`,
        lines: [
          `Margin at A ${pct(vig([homeA, awayA]))}, at B ${pct(vig([homeB, awayB]))}`,
          `The best of each side: ${american(home)} and ${american(away)}`,
          `${pct(impliedProbability(home))} + ${pct(impliedProbability(away))} = ${pct(1 + vig(best))}`,
        ],
        answer: `With an account at each you pay ${pct(holdOfPrices(best))} per dollar, with A alone ${pct(holdOfPrices([homeA, awayA]))}`,
      };
    },
  ),
  seen: {
    text: 'Game pages compare the sources they read, and say how old the prices are.',
    label: 'Today’s games',
    href: '/predictions',
  },
  check: [
    {
      ask: 'Best prices over all your books: +104 and −102. What is the margin?',
      answers: [
        {
          text: 'Below zero',
          why: `${pct(impliedProbability(104))} + ${pct(impliedProbability(-102))} = ${pct(1 + vig([104, -102]))}: a rare one.`,
        },
        {
          text: '2.0%',
          why: 'The prices differ by two cents, but the margin is in the probabilities.',
        },
        { text: pct(vig([-110, -110])), why: 'That is −110 on both sides.' },
      ],
      right: 0,
    },
    {
      ask: 'One book of six is far from the others. What is the likeliest reason?',
      answers: [
        {
          text: 'It knows more',
          why: 'Possible, but the one that knows more is seldom alone for long.',
        },
        { text: 'It wants to lose money', why: 'Books do not.' },
        { text: 'It has not moved yet', why: 'News reaches prices one book after the other.' },
      ],
      right: 2,
    },
  ],
};
