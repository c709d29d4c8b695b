import { example, type Module } from '#domain/academy/module.ts';
import { american } from '#domain/numbers/numbers.ts';
import { devigPower, devigProportional, impliedProbability } from '#domain/prices/devig.ts';
import { vig } from '#domain/prices/vig.ts';
import { pct } from '../figures.ts';

/** The market at −250 and +205 in the text. */
const LOPSIDED = [-250, 205] as const;
const [simple = 0] = devigProportional(LOPSIDED);
const [power = 0] = devigPower(LOPSIDED);

export const removingTheMargin: Module = {
  id: 'removing-the-margin',
  title: 'Removing the margin',
  teaches: 'From two prices to what the market believes: the no-vig probability.',
  text: [
    'A bookmaker prices both sides so that the two probabilities add to more than 100%. What is over is the margin. To compare a price with a forecast, or to ask what the market thinks, take the margin out first.',
    'The simple way is to share it out in proportion: divide each implied probability by their total. It needs only a phone, and for a market near even money it is good enough.',
    `It has one flaw. Books put more of the margin on longshots, because bettors like them, so the simple way leaves a longshot with too much and a favorite with too little. The power method raises both probabilities to the one power at which they add to 100%; small ones shrink more. At −250 and +205 the favorite is ${pct(simple)} the simple way and ${pct(power)} by the power method. That is the method this site uses, after Clarke, Kovalchik and Ingram (2017).`,
    'The no-vig probability of a liquid market shortly before the start is the best public forecast there is. It is the yardstick: a model that differs from it by ten points in a big league has more likely missed an injury than found a gift. And it is the honest way to compare books, since a lower margin can hide a worse price on the side you want.',
  ],
  example: example({ home: -120, away: 102 }, ({ home, away }) => {
    const prices = [home, away] as const;
    const book = 1 + vig(prices);
    const [fair = 0] = devigProportional(prices);
    const [sites = 0] = devigPower(prices);
    const [a, b] = [impliedProbability(home), impliedProbability(away)];
    return {
      title: `Bills ${american(home)}, Chiefs ${american(away)}`,
      lines: [
        `Implied: Bills ${pct(a)}, Chiefs ${pct(b)}, together ${pct(book)}`,
        `The margin is ${pct(vig(prices))}`,
        `Bills without it, the simple way: ${pct(a)} ÷ ${pct(book)} = ${pct(fair)}`,
      ],
      answer: `By the power method: ${pct(sites)}, so the Chiefs ${pct(1 - sites)}`,
      figure: {
        kind: 'bar',
        parts: [
          { label: `Bills ${pct(a)}`, share: a },
          { label: `Chiefs ${pct(b)}`, share: b },
        ],
        line: { at: 1, label: '100%' },
        alt: `${pct(a)} and ${pct(b)} make ${pct(book)}; the ${pct(vig(prices))} over 100% are the margin.`,
        caption: 'What is beyond the red line is the bookmaker’s.',
      },
    };
  }),
  seen: {
    text: 'Every odds table has the column “Market, no vig”, worked out this way.',
    label: 'Today’s games',
    href: '/predictions',
  },
  check: [
    {
      ask: 'Both sides of a spread are −110. What does the market think of each?',
      answers: [
        { text: pct(impliedProbability(-110)), why: 'The margin is still in that one.' },
        {
          text: pct(devigPower([-110, -110])[0] ?? 0),
          why: 'Equal prices share the margin equally.',
        },
        { text: pct(1 - impliedProbability(-110)), why: 'The margin comes off once, not twice.' },
      ],
      right: 1,
    },
    {
      ask: 'Why not simply divide by the total for a longshot at +900?',
      answers: [
        {
          text: 'It leaves the longshot too likely',
          why: 'Longshots carry more than their share of the margin.',
        },
        { text: 'It leaves the longshot too unlikely', why: 'It is the other way around.' },
        {
          text: 'The total is below 100%',
          why: 'A book’s total is above 100%, or it would be giving money away.',
        },
      ],
      right: 0,
    },
  ],
};
