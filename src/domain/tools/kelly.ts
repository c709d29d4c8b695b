import { usualLosingRun } from '../numbers/losingRun.ts';
import { everFallingTo, growthRate } from '../prices/growth.ts';
import { expectedReturnPerUnit, kellyFraction } from '../prices/staking.ts';
import { outcomeRead, reading } from './reading.ts';
import { paysText, toolDollars, toolPriceText, toolShareText } from './texts.ts';
import type { PriceTool } from './tool.ts';

const RUN_BETS = 100;

export const kellyTool: PriceTool = {
  id: 'kelly',
  title: 'Kelly calculator',
  about:
    'How much of a bankroll a bet is worth, in full or part Kelly, and the risk of ruin with it.',
  fields: [
    { name: 'price', label: 'Price', kind: 'price', example: '+105' },
    { name: 'chance', label: 'Chance to win, %', kind: 'percent', example: '51' },
    { name: 'bankroll', label: 'Bankroll, $', kind: 'money', example: '1000' },
    {
      name: 'part',
      label: 'Part of Kelly',
      kind: 'number',
      hint: '1 is full, 0.25 a quarter',
      example: '0.25',
    },
    { name: 'push', label: 'Chance of a push, %', kind: 'percent', optional: true, example: '' },
  ],
  work(typed) {
    const read = reading(typed);
    const price = read.price('price');
    const chance = read.probability('chance');
    const bankroll = read.money('bankroll');
    const part = read.number(
      'part',
      (v) => v > 0 && v < 2,
      'More than 0 and less than 2: at twice Kelly a bankroll no longer grows.',
    );
    const push = read.isEmpty('push') ? 0 : read.probability('push', 'from0');
    return outcomeRead(read, 'push', () => {
      if (
        price === undefined ||
        chance === undefined ||
        bankroll === undefined ||
        part === undefined ||
        push === undefined
      )
        return undefined;
      if (chance + push >= 1) {
        read.refuse('push', 'Chance to win and chance of a push must stay below 100% together.');
        return undefined;
      }
      const full = kellyFraction(chance, price, push);
      const perUnit = expectedReturnPerUnit(chance, price, push);
      if (full === 0)
        return {
          said: `No stake: at ${toolPriceText(price)} this bet ${paysText(perUnit)}, and Kelly bets nothing without an edge.`,
          figures: [
            { label: 'Stake', value: toolDollars(0) },
            { label: 'Expected', value: paysText(perUnit) },
          ],
        };
      const stakeShare = Math.min(full * part, 0.999);
      const decisive = chance / (1 - push);
      const growth = (1 - push) * growthRate(decisive, price, stakeShare);
      return {
        said: `Bet ${toolDollars(bankroll * stakeShare)}, ${toolShareText(stakeShare, 2)} of the bankroll, at ${toolPriceText(price)}.`,
        figures: [
          { label: 'Stake', value: toolDollars(bankroll * stakeShare) },
          {
            label: 'Full Kelly',
            value: `${toolShareText(full, 2)}, ${toolDollars(bankroll * full)}`,
          },
          { label: 'Expected', value: paysText(perUnit) },
          {
            label: 'Growth per bet',
            value: toolShareText(Math.expm1(growth), 3),
            note: 'Of the bankroll, in the long run',
          },
          {
            label: 'Risk of ever falling to half',
            value: toolShareText(everFallingTo(0.5, part)),
            note: 'If the edge is real',
          },
          {
            label: 'Risk of ever falling to a tenth',
            value: toolShareText(everFallingTo(0.1, part)),
          },
          {
            label: `Usual longest losing run in ${RUN_BETS} bets`,
            value: String(usualLosingRun(1 - decisive, RUN_BETS)),
          },
        ],
      };
    });
  },
};
