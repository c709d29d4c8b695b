import { type CheckPageProps, checkPage } from '#components/check/page.ts';
import { withPart } from '../shellParts.ts';

/** The page of a check in the last build's frame. */
export const checkDocument = (frame: string, props: CheckPageProps): string =>
  withPart(frame, 'page', checkPage(props));
