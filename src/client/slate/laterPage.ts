import { GAMES_PAGE } from '#contract/paths.ts';
import { isOfThisBuild } from '../sameBuild.ts';
import { shownPage } from './slatePage.ts';

/** The current slate was drawn by another build than the page, so its parts do not fit. */
export class OtherBuild extends Error {}

/** This page's content for a slate's hash, as the site draws it now: parts not yet inserted. */
export async function fetchLater(contentHash: string): Promise<Document> {
  const response = await fetch(GAMES_PAGE.replace(':page', shownPage()));
  if (!response.ok) throw new Error(`The later page was answered with ${response.status}`);
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const drawn = next.querySelector<HTMLMetaElement>('meta[name="slate"]')?.content;
  if (drawn !== contentHash) throw new Error('The later page is of another slate');
  if (!isOfThisBuild(next)) throw new OtherBuild('The later page is of another build');
  return next;
}
