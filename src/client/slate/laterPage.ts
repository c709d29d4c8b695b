import { GAMES_PAGE } from '#contract/paths.ts';
import { isOfThisBuild } from '../sameBuild.ts';
import { shownPage } from './slatePage.ts';

/** The slate that is up has been drawn by another build than the page: what it shows does not fit here. */
export class OtherBuild extends Error {}

/** What this page shows of the slate of a content hash, as the site draws it now: its parts, none of them put up yet. */
export async function fetchLater(contentHash: string): Promise<Document> {
  const response = await fetch(GAMES_PAGE.replace(':page', shownPage()));
  if (!response.ok) throw new Error(`The later page was answered with ${response.status}`);
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const drawn = next.querySelector<HTMLMetaElement>('meta[name="slate"]')?.content;
  if (drawn !== contentHash) throw new Error('The later page is of another slate');
  if (!isOfThisBuild(next)) throw new OtherBuild('The later page is of another build');
  return next;
}
