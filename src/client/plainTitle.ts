/**
 * Removes the figures from the page's title once the page shows newer data than it was built with: a title never contradicts its
 * page.
 * @param asOf when the newer data were confirmed, ISO 8601 in UTC; undefined if nothing is left to show
 */
export function dropTitleFigures(asOf: string | undefined): void {
  const plain = document.querySelector<HTMLMetaElement>('meta[name="plain-title"]');
  const shown = document.querySelector<HTMLTimeElement>('time[data-stamp]')?.dateTime ?? '';
  const newer = asOf === undefined || shown === '' || Date.parse(asOf) > Date.parse(shown);
  if (plain && newer) document.title = plain.content;
}
