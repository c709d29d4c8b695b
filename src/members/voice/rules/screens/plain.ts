import { PLANS } from '#members/billing/rules/plans.ts';
import { spokenPhone, spokenSite } from '../names.ts';
import { WELCOME } from '../place.ts';
import { spokenMoney } from '../prices.ts';
import type { Scene } from '../scene.ts';
import { againOption, backOption, type Screen } from './screen.ts';

/** How to become a member. */
export const subscribeScreen = ({ house }: Scene): Screen => ({
  say: [
    `To subscribe, go to ${spokenSite(house.url)}, slash subscribe, and sign in with your phone number.`,
    `Premium is ${spokenMoney(PLANS.monthly.cents)} a month, or ${spokenMoney(PLANS.yearly.cents)} a year, and you cancel on your account page at any time.`,
    'Then get your line code on your account page, and call again.',
    'Reading every prediction on the site is free.',
  ],
  options: [backOption(WELCOME), againOption({ at: 'subscribe' })],
});

/** Where there is help. */
export const helpScreen = ({ house }: Scene): Screen => ({
  say: [
    `The gambling help line is ${spokenPhone(house.helpLine)}. That is ${spokenPhone(house.helpLine)}.`,
    'It is free and confidential, at any hour, in the United States. They do not know that you called us.',
  ],
  options: [backOption(WELCOME), againOption({ at: 'help' })],
});

/** Asks for the line code: the same words for every caller, whether or not their number is a member's. */
export const codeScreen = (): Screen => ({
  say: [
    'Enter the six digits of your line code, then pound.',
    'If you are calling from a different phone, enter the ten digits of your account’s phone first, then the six digits of the code.',
    'To go back, press star, then pound.',
  ],
  options: [{ key: '*', to: WELCOME, say: '' }],
  asksCode: true,
});
