import { chunkFailed } from '#client/chunkFailed.ts';
import { checkedMarkup } from '#components/check/checkedMarkup.ts';
import { addressOf } from '#domain/check/legText.ts';
import { CHECK_PAGE } from '#domain/check/links.ts';
import { offersIn } from '#domain/check/shown/offers.ts';
import { isPlayers, legOfPick, needsLine, pickOf } from '#domain/check/shown/picks.ts';
import type { LegRow, RowField } from '#domain/check/shown/rows.ts';
import { contestIn, type ShownContest } from '#domain/check/shown/shownContest.ts';
import { workCheck } from '#domain/check/shown/workCheck.ts';
import { STAT_NAMES } from '#domain/players/statNames.ts';
import type { Offered } from '#domain/prices/offered.ts';

type Input = HTMLInputElement | HTMLSelectElement;

const inputIn = (leg: Element, name: string): Input | undefined => {
  const found = leg.querySelector(`[name="${name}"]`);
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement
    ? found
    : undefined;
};

const FIELDS: readonly RowField[] = ['pick', 'who', 'stat', 'line', 'odds'];

/** Says beside a field what is wrong with it. */
function tell(input: Input | undefined, told: string | undefined): void {
  if (!input) return;
  const line = document.getElementById(`${input.id}-problem`);
  if (told === undefined) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
  if (!line) return;
  line.hidden = told === undefined;
  line.textContent = told ?? '';
}

/** Another bet was chosen: its line and price are the best book's, or to be typed. */
function fill(leg: Element, row: LegRow, contests: readonly ShownContest[]): void {
  const named = legOfPick(row.c, row.pick);
  const contest = named && contestIn(contests, named);
  if (!named || !contest) return;
  const [best] = offersIn(contest)
    .filter(({ leg: one }) => pickOf(one) === row.pick)
    .toSorted((one, other) => (other.leg.price ?? 0) - (one.leg.price ?? 0));
  const [line, odds] = [inputIn(leg, 'line'), inputIn(leg, 'odds')];
  const written = (value: number | undefined): string => String(value ?? '').replace('-', '−');
  if (line) line.value = written(best?.leg.line);
  if (odds) odds.value = written(best?.leg.price);
  const hide = (name: string, hidden: boolean): void => {
    const field = inputIn(leg, name)?.closest<HTMLElement>('[data-field]');
    if (field) field.hidden = hidden;
  };
  hide('line', !needsLine(named));
  hide('who', !isPlayers(named));
  hide('stat', !isPlayers(named));
}

/** Another player was chosen: what is counted of him can be chosen, and stays if it is counted of him too. */
function offerStats(
  leg: Element,
  { c, who, stat = '' }: LegRow,
  contests: readonly ShownContest[],
) {
  const player = contests.find(({ ref }) => ref === c)?.players?.find(({ id }) => id === who);
  const field = inputIn(leg, 'stat');
  if (!player || !(field instanceof HTMLSelectElement)) return;
  const [none] = field.options;
  field.replaceChildren(
    ...(none ? [none] : []),
    ...player.stats.map((name) => new Option(STAT_NAMES[name]?.label ?? name, name)),
  );
  field.value = player.stats.includes(stat) ? stat : '';
}

const isOfPlayer = ({ c, pick }: LegRow): boolean => {
  const named = legOfPick(c, pick);
  return named !== undefined && isPlayers(named);
};

function start(form: HTMLFormElement, place: HTMLElement, contests: readonly ShownContest[]): void {
  const legs = [...form.querySelectorAll('[data-leg]')];
  const price = form.elements.namedItem('price');
  const whole = price instanceof HTMLInputElement ? price : undefined;
  const rowsNow = (): readonly LegRow[] =>
    legs.map((leg) => {
      const value = (name: string): string => inputIn(leg, name)?.value ?? '';
      const [c, pick, who, stat] = [value('c'), value('pick'), value('who'), value('stat')];
      return { c, pick, who, stat, line: value('line'), odds: value('odds') };
    });

  /** The latest answer: a picture that comes after a later one is not shown. */
  let latest = 0;
  async function redraw(within: HTMLElement, mine: number): Promise<void> {
    const page = await fetch(location.href)
      .then((read) => read.text())
      .catch(() => '');
    const drawn = new DOMParser().parseFromString(page, 'text/html').querySelector('[data-piles]');
    if (drawn && mine === latest) within.querySelector('[data-piles]')?.replaceWith(drawn);
  }

  /** Whether there is an answer to what is typed now. */
  function show(): boolean {
    const rows = rowsNow();
    // Games are drawn with their players on the server alone.
    if (rows.some(isOfPlayer)) {
      place.dataset.old = '';
      return false;
    }
    const now = workCheck(rows, whole?.value ?? '', contests);
    legs.forEach((leg, at) => {
      for (const field of FIELDS) tell(inputIn(leg, field), now.rows[at]?.[field]);
    });
    tell(whole, now.price);
    const said = checkedMarkup(now, contests);
    if (!said) {
      place.dataset.old = '';
      return false;
    }
    delete place.dataset.old;
    place.hidden = false;
    const told = place.querySelector('[data-said]');
    if (told) told.innerHTML = said.text;
    if (now.asked) history.replaceState(history.state, '', CHECK_PAGE + addressOf(now.asked));
    void redraw(place, ++latest);
    return true;
  }

  form.addEventListener('change', ({ target }) => {
    const leg = target instanceof Element ? target.closest('[data-leg]') : null;
    const at = leg ? legs.indexOf(leg) : -1;
    const row = rowsNow()[at];
    if (leg && row && target instanceof HTMLSelectElement) {
      if (target.name === 'pick') fill(leg, row, contests);
      if (target.name === 'who') offerStats(leg, row, contests);
    }
    show();
  });
  form.addEventListener('submit', (event) => {
    const pressed = event.submitter;
    const words = document.querySelector<HTMLInputElement>('#q')?.value.trim() ?? '';
    const isOther = pressed instanceof HTMLButtonElement && pressed.name !== '';
    // Other legs are the server's: it knows every game, and its players' runs.
    if (isOther || words !== '' || rowsNow().some(isOfPlayer)) return;
    event.preventDefault();
    if (!show()) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}

const form = document.querySelector<HTMLFormElement>('#check-form');
const place = document.querySelector<HTMLElement>('[data-answer]');
const kept = document.querySelector('script[data-contests]')?.textContent;
if (form && place && kept) {
  const contests: readonly ShownContest[] = JSON.parse(kept);
  start(form, place, contests);
  place.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-take]') : null;
    if (!button) return;
    const offered: Offered = JSON.parse(button.dataset.take ?? '');
    const screen = await import('#members/bets/screen/startTakeDown.tsx').catch((error: unknown) =>
      chunkFailed(error, place),
    );
    screen?.openTakeDown(offered, button);
  });
}
