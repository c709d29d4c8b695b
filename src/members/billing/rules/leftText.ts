import { dollarsOfCents } from './planText.ts';

/** What ends and what goes back with an account. @param paid whether a subscription ends with it @param credit cents of paid credit */
export function leftText(paid: boolean, credit: number): string | undefined {
  const said = [
    ...(paid ? ['Your subscription has ended with it.'] : []),
    ...(credit > 0
      ? [`Your unused credit of ${dollarsOfCents(credit)} goes back to the card that paid it.`]
      : []),
  ];
  return said.length > 0 ? said.join(' ') : undefined;
}
