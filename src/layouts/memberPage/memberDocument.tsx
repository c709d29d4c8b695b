import { renderToStaticMarkup } from 'react-dom/server';
import { Yesterday } from '#components/member/Yesterday.tsx';
import type { YesterdaysPrices } from '#domain/member/yesterdaysPrices.ts';
import { withPart } from '../shellParts.ts';

/** A member's page as visitors see it, in the frame that the last build wrote for it; without data it says so. */
export const memberDocument = (shell: string, yesterday: YesterdaysPrices | undefined): string =>
  withPart(shell, 'page', renderToStaticMarkup(<Yesterday prices={yesterday} />));
