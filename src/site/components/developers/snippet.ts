import { SITE } from '#site';

/** Pixels in which a card fits from 300 pixels of width on. */
export const CARD_HEIGHT = 360;
export const CARD_WIDTH = 480;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The HTML for publishers: a frame that may open a link in a new tab, and nothing else. */
export const snippet = (path: string, title: string): string =>
  `<iframe src="${escaped(new URL(path, SITE.url).href)}" title="${escaped(title)}" width="100%" height="${CARD_HEIGHT}" style="border:0;max-width:${CARD_WIDTH}px" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
