import { renderToStaticMarkup } from 'react-dom/server';
import type { YesterdaysPrices } from '#members/day/rules/yesterdaysPrices.ts';
import { Yesterday } from '#members/day/screen/Yesterday.tsx';
import { withPart } from '../shellParts.ts';

/** A member's page as visitors see it, in the last build's frame; without data it says so. */
export const memberDocument = (shell: string, yesterday: YesterdaysPrices | undefined): string =>
  withPart(shell, 'page', renderToStaticMarkup(<Yesterday prices={yesterday} />));
