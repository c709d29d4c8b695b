import { clock } from '#clock';
import type { SeasonData } from '#components/season/seasonData.ts';
import { newerIsDue } from './newerIsDue.ts';

/** How often the page looks whether it is time to ask, ms: no request by itself. */
const LOOK_MS = 60_000;

/** The day of the odds that a reload would show: the page's own, as it is served now. Unchanged, it is not sent again. */
async function servedDay(): Promise<string | undefined> {
  const answer = await fetch(location.pathname, { cache: 'no-cache' });
  if (!answer.ok) return undefined;
  const served = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const text = served.querySelector('script[data-season-data]')?.textContent;
  const data: Pick<SeasonData, 'day'> | undefined = text ? JSON.parse(text) : undefined;
  return data?.day;
}

/** Says on a page that stays open when newer odds are out. They are shown at a press alone: what a reader has set stands on these. */
export function followOdds({ day }: Pick<SeasonData, 'day'>): void {
  const note = document.querySelector<HTMLElement>('[data-season-newer]');
  if (!note) return;
  note.querySelector('button')?.addEventListener('click', () => location.reload());
  // The page has just been asked for.
  let asked = clock.now().getTime();
  const look = async (): Promise<void> => {
    const now = clock.now();
    if (!note.hidden || document.visibilityState !== 'visible') return;
    if (!newerIsDue(day, asked, now)) return;
    asked = now.getTime();
    try {
      const served = await servedDay();
      if (served === undefined || served <= day) return;
      note.hidden = false;
      const live = document.querySelector('[data-set-live]');
      if (live) live.textContent = 'Newer odds are out.';
    } catch (error) {
      console.warn('Newer odds cannot be asked for', error);
    }
  };
  setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
}
