import { example, type Module } from '#domain/academy/module.ts';
import { resultSpread } from '#domain/game/resultSpread.ts';
import { american } from '#domain/numbers/numbers.ts';
import { closingLineValuePerUnit as valueAtClose } from '#domain/prices/closingLineValue.ts';
import { devigPower } from '#domain/prices/devig.ts';
import { cents, pct } from '../figures.ts';

export const closingLineValueModule: Module = {
  id: 'closing-line-value',
  title: 'Closing-line value',
  teaches: 'The best early sign of skill: did the market come to agree with you?',
  text: [
    'The closing line is the last price before the start. Everyone has had their say by then, lineups are known, and in big leagues nothing public forecasts better. So ask of each bet not only whether it won, but whether the price you took was better than the one at which the market closed. The difference is closing-line value, or CLV.',
    'Measure it against the close without its margin. Take the closing prices of both sides, remove the vig, and work out what your price would be worth if that probability were right. Cents per dollar again. Comparing −105 with −120 by eye is not enough: closing at −115 on both sides after you took −105 is no gain at all.',
    'Its use is speed. Results are mostly luck: one even bet swings by about 100 cents a dollar. The CLV of one bet swings by only a few cents. Fifty bets that beat the close by two cents on average say more than five hundred results, and a winning season at prices worse than the close was luck.',
    'Know its limits. In small markets the close is not sharp and may be wrong in a way you know. A book that follows you makes your own CLV: a thin prop moves because you bet it. And beating the close by less than the margin still loses, only more slowly.',
  ],
  example: example({ taken: -105, close: -120, other: 100 }, ({ taken, close, other }) => {
    const [fair = 0] = devigPower([close, other]);
    const value = valueAtClose(taken, [close, other]);
    const luck = resultSpread(fair, taken, 1);
    return {
      title: `Taken at ${american(taken)}; the market closed ${american(close)} and ${american(other)}`,
      lines: [
        `The close without its margin: ${pct(fair)}`,
        `At that chance ${american(taken)} is worth ${cents(value)} a dollar`,
        `The luck in the result of this one bet: ±${(100 * luck).toFixed(0)}¢`,
      ],
      answer: `Closing-line value ${cents(value)}. Taken at the close itself: ${cents(valueAtClose(close, [close, other]))}`,
    };
  }),
  seen: {
    text: 'Our record is kept at the price when each pick was published, not at a better one seen later.',
    label: 'Track record',
    href: '/track-record',
  },
  check: [
    {
      ask: 'You took +120. The market closed +105 on your side and −125 on the other. Did you beat it?',
      answers: [
        {
          text: `Yes, by ${cents(valueAtClose(120, [105, -125]))} a dollar`,
          why: `Without its margin the close is ${pct(devigPower([105, -125])[0] ?? 0)}.`,
        },
        {
          text: 'No, the underdog stayed an underdog',
          why: 'Its price fell, and you hold the longer one.',
        },
        { text: 'Only if it wins', why: 'CLV is known before the result.' },
      ],
      right: 0,
    },
    {
      ask: 'Sixty bets, 61% won, and on average 2¢ worse than the close. What does it show?',
      answers: [
        { text: 'Skill: 61% is a lot', why: 'Over sixty bets it is well within luck.' },
        { text: 'That CLV is useless', why: 'Of the two figures it is the less noisy one.' },
        { text: 'Most likely a lucky stretch', why: 'The prices were worse than the market’s.' },
      ],
      right: 2,
    },
  ],
};
