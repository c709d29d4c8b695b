import { NO_SCORE, type StripView, stripTitle, stripView } from '#components/live/stripView.ts';
import type { LiveInShort } from '#contract/live/liveNow.ts';

const rows = (strip: ParentNode): readonly HTMLElement[] => [
  ...strip.querySelectorAll<HTMLElement>('[data-strip-game]'),
];

/** Sets a text only where it differs: a reader may be selecting it. */
function put(place: Element | undefined, text: string): void {
  if (place && place.textContent !== text) place.textContent = text;
}

function drawRow({ children }: HTMLElement, { name, state, chance }: StripView): void {
  const [link, clock, share] = children;
  put(link, name);
  put(clock, state);
  put(share, chance);
}

/** Draws an answer into the rows that the page's strips show. */
export function drawStrips(games: readonly LiveInShort[]): void {
  const slate = document.querySelector<HTMLElement>('[data-strip-games]');
  const sample = slate?.dataset.stripGames === 'sample';
  const told = new Map(games.map((game) => [String(game.gameId), game]));
  for (const strip of document.querySelectorAll<HTMLElement>('[data-live-strip]')) {
    const shown = rows(strip);
    for (const row of shown) {
      const game = told.get(row.dataset.stripGame ?? '');
      if (game) drawRow(row, stripView(game));
      else put(row.children[1], NO_SCORE);
    }
    const stages = shown.map((row) => told.get(row.dataset.stripGame ?? '')?.stage ?? 'waiting');
    put(strip.querySelector('[data-strip-title]') ?? undefined, stripTitle(stages, sample));
  }
}

/** Whether any strip shows a game. */
export const showsGames = (): boolean => rows(document).length > 0;
