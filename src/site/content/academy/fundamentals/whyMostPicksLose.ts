import { example, type Module } from '#domain/academy/module.ts';
import { chanceOfAtLeast } from '#domain/numbers/binomial.ts';
import { impliedProbability } from '#domain/prices/devig.ts';
import { pct, wholeText } from '../figures.ts';

export const whyMostPicksLose: Module = {
  id: 'why-most-picks-lose',
  title: 'Why most picks lose',
  teaches: 'The two opponents of every pick, and how to read a seller’s record, ours included.',
  text: [
    `A pick has two opponents. The first is the price: at −110 it must win ${pct(impliedProbability(-110))} just to come out even. The second is the market itself. By the start of a game the line of a big league has been shaped by everyone who knew something and bet on it. Over thousands of games very little beats it, and public information read in the morning paper is already in it.`,
    'Why then do so many records look good? Because they are selected. A thousand people flipping coins produce some dazzling records, and those are the ones you get to see. Screenshots show wins. Percentages without prices hide favorites at −300. A record that starts at the best possible week is not a record.',
    'So ask five things of anyone who offers picks. Is every pick there, the losing ones too? Was each published before the start, provably? Is there a price that could really be taken? How many are there: hundreds, or thirty? And how did the picks do against the closing line?',
    'Hold us to the same. Our ledger is append-only and published before games start, losses are listed with the wins, and next to each marketing claim you see what the ledger has counted. A simulation finds nothing worth taking in most games, and on those games not betting is the best bet there is.',
  ],
  example: example(
    { people: 1000, picks: 50, good: 30, coin: 0.5 },
    ({ people, picks, good, coin }) => {
      const lucky = chanceOfAtLeast(good, picks, coin);
      const perfect = chanceOfAtLeast(picks / 5, picks / 5, coin);
      return {
        title: `${wholeText(people)} people flip coins for ${picks} picks each`,
        lines: [
          `A record of ${good}–${picks - good} or better is ${pct(good / picks, 0)} winners`,
          `One coin gets there with a chance of ${pct(lucky)}`,
          `A perfect ${picks / 5} in a row to start with: ${pct(perfect)}`,
        ],
        answer: `So about ${wholeText(people * lucky)} of the ${wholeText(people)} can advertise “${pct(good / picks, 0)} winners”`,
      };
    },
  ),
  seen: {
    text: 'What is claimed and what the ledger has counted, side by side.',
    label: 'Track record',
    href: '/track-record',
  },
  check: [
    {
      ask: 'Which record says most about skill?',
      answers: [
        {
          text: '22–8 over the last month',
          why: 'Thirty picks, and the month was chosen afterward.',
        },
        {
          text: '1,060–940 at −110, all published before the start',
          why: 'Many bets, known prices, nothing left out.',
        },
        { text: '90% winners, prices not given', why: 'At −1000 even 90% winners lose money.' },
      ],
      right: 1,
    },
    {
      ask: 'A model finds no side worth betting in tonight’s game. What is that?',
      answers: [
        { text: 'A failure of the model', why: 'Most prices of big leagues are close to fair.' },
        { text: 'A reason to trust the favorite', why: 'Neither side is worth taking there.' },
        { text: 'The usual case', why: 'A price with an edge is the exception.' },
      ],
      right: 2,
    },
  ],
};
