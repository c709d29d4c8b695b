import { isOfThisBuild } from '../sameBuild.ts';
import { drawnOf, laterAddress, pageHash } from './slatePage.ts';

/** The current slate was drawn by another build than the page, so its parts do not fit. */
export class OtherBuild extends Error {}

/** What the page shows has left the slate: it has no later content. */
export class LeftSlate extends Error {}

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (response.status === 404) throw new LeftSlate(`${address} is not on the slate`);
  if (!response.ok) throw new Error(`The later page was answered with ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * This page's content for a slate's hash, as the site draws it now: not yet inserted. Undefined if it is what the page shows
 * already, drawn no later.
 */
export async function fetchLater(contentHash: string): Promise<Document | undefined> {
  const next = await fetchPage(laterAddress());
  if (pageHash(next) !== contentHash) {
    throw new Error('The later page is of another slate');
  }
  if (!isOfThisBuild(next)) throw new OtherBuild('The later page is of another build');
  const [drawn, shown] = [drawnOf(next), drawnOf(document)].map((at) => Date.parse(at ?? ''));
  const same = pageHash(document) === contentHash;
  return same && drawn !== undefined && shown !== undefined && drawn <= shown ? undefined : next;
}
