import type { Offered } from '#domain/prices/offered.ts';

/** The bet that a button stands for; with a stake only while the page shows the price's value. */
function offeredBy(button: HTMLElement): Offered {
  const { quarterKellyShare, ...rest }: Offered = JSON.parse(button.dataset.take ?? '');
  const shown = button.closest('tr')?.querySelector('[data-when="fresh"]:not([hidden])');
  return shown && quarterKellyShare ? { ...rest, quarterKellyShare } : rest;
}

/** Loads what opens at a tap on a button or link of a game's page. Rejects if that does not arrive. */
export async function openerOf(tapped: HTMLElement): Promise<() => void> {
  if (tapped instanceof HTMLAnchorElement) {
    const { toggleCount } = await import('./whoPlays/panel.ts');
    return () => toggleCount(tapped);
  }
  if (tapped.matches('[data-take]')) {
    const offered = offeredBy(tapped);
    const { openTakeDown } = await import('#members/bets/screen/startTakeDown.tsx');
    return () => openTakeDown(offered, tapped);
  }
  const bet = tapped.closest('td')?.querySelector<HTMLElement>('[data-take]')?.dataset.take;
  const { openAlertMe } = await import('#members/alerts/screen/startAlertMe.tsx');
  return () => bet !== undefined && openAlertMe(JSON.parse(bet), tapped);
}
