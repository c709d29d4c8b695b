import { devigPower } from '../prices/devig.ts';
import { decimalOdds } from '../prices/oddsFormats.ts';
import { evenHedge, freeHedge, worthOf } from './hedge.ts';
import { outcomeRead, reading } from './reading.ts';
import { toolDollars, toolPriceText, toolShareText } from './texts.ts';
import type { PriceTool, ToolFigure } from './tool.ts';

export const hedging: PriceTool = {
  id: 'hedge',
  title: 'Hedge and cash-out calculator',
  about: 'What to bet on the other side to lock a result, and whether a cash-out offer is fair.',
  fields: [
    { name: 'stake', label: 'Your stake, $', kind: 'money', example: '50' },
    { name: 'price', label: 'Your price', kind: 'price', example: '+600' },
    { name: 'other', label: 'The other side’s price now', kind: 'price', example: '-130' },
    {
      name: 'own',
      label: 'Your side’s price now',
      kind: 'price',
      optional: true,
      example: '+110',
    },
    { name: 'offer', label: 'Cash-out offer, $', kind: 'money', optional: true, example: '150' },
  ],
  work(typed) {
    const read = reading(typed);
    const stake = read.money('stake');
    const price = read.price('price');
    const other = read.price('other');
    const own = read.isEmpty('own') ? undefined : read.price('own');
    const offer = read.isEmpty('offer') ? undefined : read.money('offer');
    if (offer !== undefined && read.isEmpty('own'))
      read.refuse('own', 'To judge an offer, type the price of your side now.');
    return outcomeRead(read, 'own', () => {
      if (stake === undefined || price === undefined || other === undefined) return undefined;
      const open = { stake, american: price, otherAmerican: other };
      const even = evenHedge(open);
      const free = freeHedge(open);
      const payout = stake * decimalOdds(price);
      const worth =
        own === undefined ? undefined : worthOf(stake, price, devigPower([own, other])[0] ?? 0);
      const figures: ToolFigure[] = [
        { label: 'Payout of your bet', value: toolDollars(payout), note: 'Stake included' },
        {
          label: 'Even hedge',
          value: toolDollars(even.stake),
          note: `${even.profit < 0 ? 'Loss' : 'Profit'} either way: ${toolDollars(even.profit)}`,
        },
        {
          label: 'Free hedge',
          value: toolDollars(free.stake),
          note: `Loses nothing if the other side wins; ${toolDollars(free.ifFirst)} if yours does`,
        },
      ];
      if (worth !== undefined)
        figures.push({
          label: 'Worth of your bet now',
          value: toolDollars(worth),
          note: `Payout × ${toolShareText(worth / payout)}, the fair chance today`,
        });
      if (worth !== undefined && offer !== undefined)
        figures.push({
          label: offer < worth ? 'The offer takes' : 'The offer adds',
          value: toolDollars(Math.abs(worth - offer)),
          note: `${toolShareText(Math.abs(worth - offer) / worth)} of what the bet is worth`,
        });
      const judged =
        worth !== undefined && offer !== undefined
          ? ` The offer of ${toolDollars(offer)} compares with a worth of ${toolDollars(worth)}.`
          : '';
      return {
        said: `Bet ${toolDollars(even.stake)} at ${toolPriceText(other)} and you ${even.profit < 0 ? 'lose' : 'win'} ${toolDollars(Math.abs(even.profit))} whoever wins.${judged}`,
        figures,
      };
    });
  },
};
