import { showFailure } from '#client/slate/failureLine.ts';
import { $league, chooseLeague, leagueOf } from '#client/slateFilter.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import type { League } from '#domain/leagues/league.ts';
import { GAMES_ORDERS } from '#domain/product/gamesPage.ts';
import { plainTap } from './plainTap.ts';

/** Cards and answer checks are loaded with the first choice: most readers never filter. */
async function narrow(place: HTMLElement, league: League | undefined): Promise<void> {
  const { drawLeague } = await import('#islands/oneLeague.tsx');
  drawLeague(place, league, {
    limit: Number(place.dataset.limit),
    order: GAMES_ORDERS.find((order) => order === place.dataset.order),
  });
}

function mark(chips: Element, league: League | undefined): void {
  for (const chip of chips.querySelectorAll<HTMLElement>('.chip')) {
    if (chip.dataset.league === (league ?? '')) chip.setAttribute('aria-current', 'true');
    else chip.removeAttribute('aria-current');
  }
}

/**
 * Makes a list's chips filter it to one league's games. Without a script, and for lists within other pages, they are links to the
 * league pages.
 */
export function filterLeagues(): void {
  const chips = document.querySelector<HTMLElement>('[data-filter]');
  const all = document.querySelector<HTMLElement>('[data-all]');
  const one = document.querySelector<HTMLElement>('[data-one]');
  if (!chips || !all || !one) return;
  const show = async (league: League | undefined) => {
    if (league !== undefined || one.hasChildNodes()) await narrow(one, league);
    // Another league may have been chosen in the meantime.
    if ($league.get() !== league) return;
    mark(chips, league);
    all.hidden = league !== undefined;
    one.hidden = league === undefined;
  };
  chips.addEventListener('click', (event) => {
    const chip = plainTap(event, '.chip');
    if (chip) chooseLeague(findLeague(chip.dataset.league ?? ''));
  });
  document.addEventListener('drawn', () => mark(chips, $league.get()));
  $league.set(leagueOf(location.search));
  $league.subscribe((league) => {
    show(league).catch(() => showFailure(() => location.reload()));
  });
}
