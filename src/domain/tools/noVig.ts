import { sum } from '../numbers/numbers.ts';
import {
  devigAdditive,
  devigPower,
  devigProportional,
  devigShin,
  impliedProbability,
} from '../prices/devig.ts';
import { holdOfPrices, vig } from '../prices/vig.ts';
import { outcomeRead, reading } from './reading.ts';
import { fairText, toolPriceText, toolShareText } from './texts.ts';
import type { Field, PriceTool } from './tool.ts';

const side = (name: string, label: string, example: string, optional?: true): Field => ({
  name,
  label,
  kind: 'price',
  example,
  ...(optional && { optional, hint: 'A draw, if the market has one' }),
});

const usual = (share: number): string =>
  share > 0 ? `${toolShareText(share)}, ${fairText(share)}` : 'no answer (below 0)';

/** What the methods say: names of the columns, in the order of their functions. */
const METHODS = [
  ['Power', devigPower],
  ['Additive', devigAdditive],
  ['Shin', devigShin],
  ['Proportional', devigProportional],
] as const;

export const noVig: PriceTool = {
  id: 'no-vig',
  title: 'No-vig calculator',
  about: 'Take the book’s cut out of both prices: the fair chance and fair price, by four methods.',
  fields: [
    side('a', 'Price of one side', '-150'),
    side('b', 'Price of the other side', '+130'),
    side('c', 'Third price', '', true),
  ],
  work(typed) {
    const read = reading(typed);
    const names = read.isEmpty('c') ? (['a', 'b'] as const) : (['a', 'b', 'c'] as const);
    const prices = names.map((name) => read.price(name));
    return outcomeRead(read, 'b', () => {
      const all = prices.filter((price) => price !== undefined);
      const book = sum(all.map(impliedProbability));
      if (book < 0.9 || book > 1.6) {
        read.refuse(
          'b',
          `Together these ask for ${toolShareText(book)}. Prices of one market ask for 90% to 160%: check them.`,
        );
        return undefined;
      }
      const fair = METHODS.map(([name, method]) => ({ name, shares: method(all) }));
      const power = fair[0]?.shares ?? [];
      return {
        said: `The book keeps ${toolShareText(holdOfPrices(all))} of what is bet here. Without that, ${toolPriceText(all[0] ?? 0)} is worth ${toolShareText(power[0] ?? 0)}, a fair price of ${fairText(power[0] ?? 0)}.`,
        figures: [
          { label: 'Vig', value: toolShareText(vig(all), 2), note: 'Chances above 100%' },
          {
            label: 'Hold',
            value: toolShareText(holdOfPrices(all), 2),
            note: 'The book’s part of all stakes',
          },
        ],
        table: {
          caption: 'Fair chance and fair price of each side, by method',
          head: ['Price', 'With vig', ...fair.map(({ name }) => name)],
          rows: all.map((price, place) => [
            toolPriceText(price),
            toolShareText(impliedProbability(price)),
            ...fair.map(({ shares }) => usual(shares[place] ?? 0)),
          ]),
        },
      };
    });
  },
};
