import { example, type Module } from '#domain/academy/module.ts';
import { american, signed } from '#domain/numbers/numbers.ts';
import { everFallingTo, growthRate } from '#domain/prices/growth.ts';
import { kellyFraction } from '#domain/prices/staking.ts';
import { pct } from '../figures.ts';

const falls = (part: number): string => pct(everFallingTo(0.5, part));

export const kellyModule: Module = {
  id: 'kelly',
  title: 'Kelly, and why a quarter',
  teaches: 'The stake that grows a bankroll fastest, and why nobody sensible bets all of it.',
  text: [
    'How much is an edge worth staking? In 1956 John Kelly answered for the case where probability and price are known exactly: stake the expected return divided by the profit per dollar. Less grows more slowly; more grows more slowly too, and twice as much hardly grows at all.',
    'At even money the rule is easy to remember: a 53% chance has an edge of six cents, so stake 6% of the bankroll. Without an edge, no stake. It is also a way to compare bets, because it weighs the edge against the length of the odds: three cents at −200 deserve more than three cents at +400.',
    `Full Kelly is a rough ride. In theory it halves the bankroll at some point with a chance of ${falls(1)}. Half of it does so with ${falls(0.5)}, a quarter with ${falls(0.25)}. And that is with a known edge. Yours is an estimate, most often too high, and a bettor who overestimates bets beyond the top of the curve, where growth falls and ruin nears.`,
    'That is why this site prints a quarter of Kelly. It keeps nearly half of the growth with a small part of the risk, and it forgives a forecast that is off by a couple of points. Treat even that as an upper limit, count bets on one day together, and round down.',
  ],
  example: example({ chance: 0.54, price: -105, real: 0.52 }, ({ chance, price, real }) => {
    const full = kellyFraction(chance, price);
    const kept = growthRate(chance, price, full / 4) / growthRate(chance, price, full);
    const grown = (stake: number) => `${signed(100 * growthRate(real, price, stake), 3)}% a bet`;
    return {
      title: `A forecast of ${pct(chance)} at ${american(price)}`,
      lines: [
        `Full Kelly ${pct(full)} of the bankroll, a quarter ${pct(full / 4, 2)}`,
        `A quarter keeps ${pct(kept, 0)} of the growth`,
        `If the true chance is ${pct(real)}: full Kelly on the wrong forecast grows by ${grown(full)}`,
      ],
      answer: `A quarter of it, on the same wrong forecast: ${grown(full / 4)}`,
    };
  }),
  seen: {
    text: 'The odds of a game page print quarter Kelly beside every price with an edge.',
    label: 'Today’s games',
    href: '/predictions',
  },
  check: [
    {
      ask: 'What does Kelly say of a 50% chance at −110?',
      answers: [
        { text: 'Stake 5%', why: 'Without an edge there is nothing to stake on.' },
        { text: 'Stake 1%, to be in the game', why: 'Without an edge every stake costs.' },
        { text: 'Stake nothing', why: `The rule gives ${pct(kellyFraction(0.5, -110), 0)}.` },
      ],
      right: 2,
    },
    {
      ask: 'Why not bet twice what Kelly says, if you are sure?',
      answers: [
        {
          text: 'The bankroll stops growing, and swings far more',
          why: 'Losses shrink it by more than wins make up.',
        },
        { text: 'It grows twice as fast', why: 'Growth is largest at Kelly and falls beyond it.' },
        { text: 'Books do not allow it', why: 'They would gladly take it.' },
      ],
      right: 0,
    },
  ],
};
