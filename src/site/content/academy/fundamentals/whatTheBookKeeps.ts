import { example, type Module } from '#domain/academy/module.ts';
import { american } from '#domain/numbers/numbers.ts';
import { impliedProbability } from '#domain/prices/devig.ts';
import { holdOfPrices, vig } from '#domain/prices/vig.ts';
import { academyDollars, pct } from '../figures.ts';

const each = (price: number) => [price, price] as const;

export const whatTheBookKeeps: Module = {
  id: 'what-the-bookmaker-keeps',
  title: 'What the bookmaker keeps',
  teaches: 'The vig: how a sportsbook is paid, and what it costs you per dollar.',
  text: [
    'A sportsbook charges no fee. It is paid through the prices: both sides are a little worse than fair. The difference is called the vig, the juice or the margin.',
    `Two figures describe it, and they are easily mixed up. Turn both prices into implied probabilities and add them: what exceeds 100% is the margin, or overround. At −110 on both sides it is ${pct(vig(each(-110)))}. The hold is the part of all stakes that stays with the book when the money is balanced: ${pct(holdOfPrices(each(-110)))} for the same prices. The hold is what a bettor without any skill loses per dollar in the long run.`,
    `It differs a lot between bets. Main lines of the big leagues cost four to five cents a dollar at −110, and about ${pct(holdOfPrices(each(-105)))} where a book offers −105. Player props at −115 on both sides hold ${pct(holdOfPrices(each(-115)))}. Futures with thirty teams and parlays of many legs often hold 20% and more, because every leg and every longshot carries its own margin.`,
    'You cannot avoid paying it, but you can choose how much. Betting fewer, cheaper markets at the best of several prices is the only improvement to a bettor’s results that is certain, because it needs no opinion about any game.',
  ],
  example: example({ price: -110, cheap: -105, staked: 10_000 }, ({ price, cheap, staked }) => {
    const implied = impliedProbability(price);
    return {
      title: `Both sides at ${american(price)}, against both at ${american(cheap)}`,
      lines: [
        `Margin: ${pct(implied)} + ${pct(implied)} − 100% = ${pct(vig(each(price)))}`,
        `Hold: ${pct(vig(each(price)))} ÷ ${pct(1 + vig(each(price)))} = ${pct(holdOfPrices(each(price)))}`,
        `On ${academyDollars(staked)} of bets without any edge: ${academyDollars(staked * holdOfPrices(each(price)))} paid at ${american(price)}, ${academyDollars(staked * holdOfPrices(each(cheap)))} at ${american(cheap)}`,
      ],
      answer: `Saved by the better price alone: ${academyDollars(staked * (holdOfPrices(each(price)) - holdOfPrices(each(cheap))))}`,
    };
  }),
  check: [
    {
      ask: 'Both sides of a prop are −120. About what does a bettor without an edge lose per dollar?',
      answers: [
        { text: `${pct(holdOfPrices(each(-110)))}`, why: 'That is the hold at −110.' },
        {
          text: `${pct(holdOfPrices(each(-120)))}`,
          why: `The two sides add up to ${pct(1 + vig(each(-120)))}, and ${pct(vig(each(-120)))} of that is the hold.`,
        },
        { text: '20.0%', why: 'The 20 in −120 is not a percentage of the stake.' },
      ],
      right: 1,
    },
    {
      ask: 'Why do long futures boards usually cost more than a point spread?',
      answers: [
        {
          text: 'Every one of many prices carries its own margin',
          why: 'They add up: thirty small margins make a large one.',
        },
        {
          text: 'The books charge a fee for them',
          why: 'There is no fee. It is all in the prices.',
        },
        {
          text: 'They take longer to settle',
          why: 'Money tied up for months is a cost too, but it is not the hold.',
        },
      ],
      right: 0,
    },
  ],
};
