import { profitPerUnit } from '../prices/americanOdds.ts';
import { impliedProbability } from '../prices/devig.ts';
import { decimalOdds, fractionalOdds } from '../prices/oddsFormats.ts';
import { outcomeRead, reading } from './reading.ts';
import { toolDollars, toolPriceText, toolShareText } from './texts.ts';
import type { PriceTool } from './tool.ts';

/** Decimal odds with as many decimals as tell prices apart. */
const decimals = (price: number): string => {
  const odds = decimalOdds(price);
  return odds.toFixed(odds < 1.2 ? 3 : 2);
};

export const converter: PriceTool = {
  id: 'odds-converter',
  title: 'Odds converter',
  about: 'One price in every format: American, decimal, fractional, and the chance it asks for.',
  fields: [
    {
      name: 'price',
      label: 'Price',
      kind: 'price',
      hint: 'American, decimal, fractional or percent',
      example: '-110',
    },
  ],
  work(typed) {
    const read = reading(typed);
    const price = read.price('price');
    return outcomeRead(read, 'price', () => {
      if (price === undefined) return undefined;
      const whole = Math.round(price) === -100 ? 100 : Math.round(price);
      const [profit, stake] = fractionalOdds(whole);
      const chance = impliedProbability(price);
      return {
        said: `${toolPriceText(price)} wins ${toolDollars(100 * profitPerUnit(price))} on $100 and breaks even if the bet wins ${toolShareText(chance)} of the time.`,
        figures: [
          { label: 'American', value: toolPriceText(price) },
          { label: 'Decimal', value: decimals(price), note: 'What $1 returns, stake included' },
          { label: 'Fractional', value: `${profit}/${stake}`, note: 'Profit to stake' },
          { label: 'Chance to break even', value: toolShareText(chance, 2) },
          { label: 'Profit on $100', value: toolDollars(100 * profitPerUnit(price)) },
        ],
      };
    });
  },
};
