import { example, type Module } from '#domain/academy/module.ts';
import { american } from '#domain/numbers/numbers.ts';
import { wholeFairText } from '#domain/prices/fairPrice.ts';
import { allIndependent, parlayProfitPerUnit } from '#domain/prices/parlay.ts';
import { expectedReturnPerUnit } from '#domain/prices/staking.ts';
import { cents, pct } from '../figures.ts';

const twoLegs = Math.round(100 * parlayProfitPerUnit([-110, -110]));

export const correlation: Module = {
  id: 'correlation-in-one-game',
  title: 'Correlation in one game',
  teaches: 'When two bets help each other, what a parlay of them is worth, and who knows it.',
  text: [
    `A parlay wins only if all of its legs win, and pays the product of their prices. Two legs at −110 pay ${american(twoLegs)}. If the legs have nothing to do with each other, its margin is theirs multiplied: two fair legs make a fair parlay, two poor legs a poorer one. Adding legs adds margin, not value.`,
    'Legs from one game are different. A favorite that covers a large spread has usually scored a lot, so the over comes with it. A quarterback’s yards and his receiver’s yards rise together. Such legs are positively correlated: both happen more often than the product says. Others work against each other, as a heavy underdog’s win and a high total usually do.',
    'If a book paid the plain product for correlated legs, it would give money away. That is why same-game parlays have prices of their own, worked out from simulations like ours, with a margin on top that is commonly several times that of a straight bet. They are sold hard for that reason.',
    'The right question is the joint probability: in what share of simulated games do both happen? Never multiply two probabilities from one game. The same holds for risk. Three bets that all need one team to score are one large bet, and should be staked as one.',
  ],
  example: example(
    { cover: 0.52, over: 0.52, joint: 0.32, price: -110, offered: 210 },
    ({ cover, over, joint, price, offered }) => {
      const apart = allIndependent([cover, over]);
      const product = Math.round(100 * parlayProfitPerUnit([price, price]));
      return {
        title: `A favorite covers ${pct(cover, 0)}, the over comes in ${pct(over, 0)}, both ${pct(joint, 0)} of runs`,
        lines: [
          `If independent: ${pct(cover, 0)} × ${pct(over, 0)} = ${pct(apart)}, fair price ${wholeFairText(apart)}`,
          `Counted together: ${pct(joint, 0)}, fair price ${wholeFairText(joint)}`,
          `At the plain product of two ${american(price)} legs, ${american(product)}: ${cents(expectedReturnPerUnit(joint, product))} a dollar`,
        ],
        answer: `At the same-game price, ${american(offered)}: ${cents(expectedReturnPerUnit(joint, offered))} a dollar`,
      };
    },
  ),
  check: [
    {
      ask: 'Two independent legs, each worth −4.5¢ a dollar. What is their parlay worth?',
      answers: [
        { text: 'Also −4.5¢', why: 'The margins multiply, they do not stay.' },
        {
          text: cents(expectedReturnPerUnit(0.25, twoLegs)),
          why: `A quarter of the time it pays ${american(twoLegs)}.`,
        },
        {
          text: 'Better, the payout is larger',
          why: 'The chance shrinks faster than the payout grows.',
        },
      ],
      right: 1,
    },
    {
      ask: 'You bet a team’s moneyline, its spread and its quarterback’s over. How many bets are these?',
      answers: [
        { text: 'Three, so three units', why: 'They win and lose together.' },
        { text: 'None, it is a parlay', why: 'They are separate bets, but not separate risks.' },
        { text: 'Nearly one: stake them as one', why: 'All three need the same thing to happen.' },
      ],
      right: 2,
    },
  ],
};
