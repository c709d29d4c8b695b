import { impliedProbability } from '../prices/devig.ts';
import { expectedReturnPerUnit, worstAcceptableAmerican } from '../prices/staking.ts';
import { outcomeRead, reading } from './reading.ts';
import { fairText, paysText, toolDollars, toolPriceText, toolShareText } from './texts.ts';
import type { PriceTool } from './tool.ts';

export const expectedValueTool: PriceTool = {
  id: 'expected-value',
  title: 'Expected value calculator',
  about: 'What a bet pays or costs on average, from its price and the chance that it wins.',
  fields: [
    { name: 'price', label: 'Price', kind: 'price', example: '-105' },
    {
      name: 'chance',
      label: 'Chance to win, %',
      kind: 'percent',
      hint: 'Your own or ours',
      example: '50',
    },
    {
      name: 'push',
      label: 'Chance of a push, %',
      kind: 'percent',
      optional: true,
      hint: 'Stake comes back',
      example: '',
    },
    { name: 'stake', label: 'Stake, $', kind: 'money', optional: true, example: '100' },
  ],
  work(typed) {
    const read = reading(typed);
    const price = read.price('price');
    const chance = read.probability('chance');
    const push = read.isEmpty('push') ? 0 : read.probability('push', 'from0');
    const stake = read.isEmpty('stake') ? undefined : read.money('stake');
    return outcomeRead(read, 'push', () => {
      if (price === undefined || chance === undefined || push === undefined) return undefined;
      if (chance + push >= 1) {
        read.refuse('push', 'Chance to win and chance of a push must stay below 100% together.');
        return undefined;
      }
      const perUnit = expectedReturnPerUnit(chance, price, push);
      const worst = worstAcceptableAmerican(chance, push);
      const decisive = chance / (1 - push);
      return {
        said: `At ${toolPriceText(price)}, a bet that wins ${toolShareText(chance)} of the time ${paysText(perUnit)}.`,
        figures: [
          { label: 'Per $100', value: toolDollars(100 * perUnit) },
          ...(stake === undefined
            ? []
            : [{ label: `On ${toolDollars(stake)}`, value: toolDollars(stake * perUnit) }]),
          {
            label: 'Chance to break even',
            value: toolShareText(impliedProbability(price), 2),
            note: push > 0 ? 'Of the bets that do not push' : 'What this price asks for',
          },
          { label: 'Fair price', value: fairText(decisive) },
          ...(worst === undefined
            ? []
            : [{ label: 'Worst price that loses nothing', value: toolPriceText(worst) }]),
        ],
      };
    });
  },
};
