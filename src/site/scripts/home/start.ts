import { onFollowedElsewhere, readFollowed } from '#client/follow/followed.ts';
import { keepPlayerGames } from '#client/follow/playerGames.ts';
import { readFollowedAnswer } from '#client/follow/readFollowed.ts';
import { getJson } from '#client/http.ts';
import { clock } from '#clock';
import { followedWorthText, nameOfKey } from '#components/follow/homeWords.ts';
import type { FollowedAnswer } from '#contract/followed.ts';
import { FOLLOWED_PATH } from '#contract/homePaths.ts';
import { followedIds } from '#domain/follow/followed.ts';
import { longDate } from '#domain/time/time.ts';
import { listenForFollows, markFollowed } from '../follow.ts';
import { startAddTeam } from './addTeam.ts';
import { drawItem } from './drawItem.ts';
import { followButton, makeElement } from './make.ts';
import { readTeams } from './readTeams.ts';
import { withTeamNames } from './withTeamNames.ts';

const find = (name: string): HTMLElement | null => document.querySelector(`[data-home-${name}]`);

/** Between two drawings: a start turns "Today 8:00 PM" into "under way", and a price gets old. */
const MINUTE_MS = 60_000;
/** An answer is asked for again when the page is looked at and this is over. */
const OLD_MS = 5 * MINUTE_MS;

/** In the one spelling that the CDN keeps. */
const ask = (ids: readonly string[]): Promise<FollowedAnswer> =>
  getJson(
    `${FOLLOWED_PATH}?of=${encodeURIComponent([...ids].sort().join(','))}`,
    readFollowedAnswer,
  );

function drawWorth(answer: FollowedAnswer): void {
  const place = find('worth');
  const text = followedWorthText(answer);
  if (!place) return;
  place.hidden =
    text === undefined ||
    !answer.worth ||
    Date.parse(answer.worth.startTime) <= clock.now().getTime();
  place.replaceChildren(
    makeElement('b', {}, 'One thing tonight: '),
    makeElement('a', { href: answer.worth?.path ?? '/' }, text ?? ''),
  );
}

function draw(answer: FollowedAnswer): void {
  const now = clock.now();
  const list = find('list');
  list?.replaceChildren(...answer.items.map((item) => drawItem(item, now)));
  list?.setAttribute('aria-busy', 'false');
  drawWorth(answer);
  const said = find('said');
  if (said)
    said.textContent = answer.sample
      ? 'Sample slate: games and prices marked so are not real.'
      : '';
  const day = find('day');
  if (day) day.textContent = longDate(now);
  markFollowed();
}

/** Names alone, where the answer does not come: a list, and what is missing. */
function drawFailed(ids: readonly string[]): void {
  const list = find('list');
  list?.replaceChildren(
    ...ids.map((id) => makeElement('li', {}, nameOfKey(id), ' ', followButton(id, nameOfKey(id)))),
  );
  list?.setAttribute('aria-busy', 'false');
  sayWhere();
  const said = find('said');
  said?.replaceChildren('We cannot load your teams’ games right now. ');
  const again = makeElement(
    'button',
    { type: 'button', class: 'button ghost compact' },
    'Try again',
  );
  again.addEventListener('click', () => void load());
  said?.append(again);
  markFollowed();
}

/** Of a member, the list is the account's: said before any answer comes, and without one. */
function sayWhere(): void {
  const day = find('day');
  if (day && document.documentElement.dataset.who !== undefined)
    day.textContent = 'What you follow, kept in your account';
}

const shown: { answer?: FollowedAnswer; at: number } = { at: 0 };

async function load(): Promise<void> {
  const ids = followedIds(readFollowed());
  try {
    const answer = ids.length > 0 ? await ask(ids) : { items: [], sample: false, asOf: null };
    shown.answer = { ...answer, items: [...(await withTeamNames(answer.items, readTeams))] };
    shown.at = clock.now().getTime();
    keepPlayerGames(shown.answer.items);
    draw(shown.answer);
  } catch {
    if (!shown.answer) drawFailed(ids);
  }
  document.documentElement.dataset.homeDrawn = '';
}

function goOn(): void {
  if (document.visibilityState !== 'visible' || !shown.answer) return;
  // While a reader is in the list, nothing in it is replaced.
  if (find('list')?.contains(document.activeElement)) return;
  if (clock.now().getTime() - shown.at > OLD_MS) void load();
  else draw(shown.answer);
}

/** Fills the home page of whoever follows somebody. Where the stored list turns out to hold nobody, it stays everybody's. */
export function startHome(): void {
  const nobody = followedIds(readFollowed()).length === 0;
  if (nobody) delete document.documentElement.dataset.home;
  listenForFollows();
  if (nobody) return;
  sayWhere();
  const everyone = find('everyone');
  if (everyone instanceof HTMLAnchorElement) everyone.href = '/?everyone';
  void load();
  onFollowedElsewhere(() => {
    if (!find('list')?.contains(document.activeElement)) void load();
  });
  const add = document.querySelector<HTMLElement>('[data-add-team]');
  if (add) startAddTeam(add);
  setInterval(goOn, MINUTE_MS);
  document.addEventListener('visibilitychange', goOn);
}
