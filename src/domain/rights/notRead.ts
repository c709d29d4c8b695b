import { ask, forAll, type Right } from './right.ts';

const LETTER =
  'Reported: showing its data, and figures derived from them, needs a written agreement. We could not open the terms ourselves.';
const WITHOUT = 'Not read. A place for it is kept: a feed of its own, once there is an agreement.';
const WHAT = 'a letter that lets us show its prices and what we compute from them';

/** Sources that we do not read, because of what their terms demand. No host of theirs is in the register of hosts. */
export const NOT_READ: readonly Right[] = [
  {
    id: 'kalshi',
    name: 'Kalshi',
    href: 'https://kalshi.com/',
    gives: 'nothing: we do not read it',
    ...forAll(ask(LETTER)),
    readWhile: 'never',
    terms: { href: 'https://kalshi.com/', readOn: '2026-11-27', from: 'report' },
    cost: 'Unknown.',
    ask: { whom: 'Kalshi', what: WHAT },
    without: WITHOUT,
  },
  {
    id: 'polymarket',
    name: 'Polymarket',
    href: 'https://polymarket.com/',
    gives: 'nothing: we do not read it',
    ...forAll(ask(LETTER)),
    readWhile: 'never',
    terms: { href: 'https://polymarket.com/tos', readOn: '2026-11-27', from: 'report' },
    cost: 'Unknown.',
    ask: { whom: 'Polymarket', what: WHAT },
    without: WITHOUT,
  },
];
