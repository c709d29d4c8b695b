import {
  countsText,
  didText,
  followedChanceText,
  followedPriceText,
  followedWhenText,
  lastText,
  NOBODY,
  nameOfKey,
  noneText,
  ofText,
  seasonChangeText,
  seasonText,
  tonightText,
} from '#components/follow/homeWords.ts';
import type { FollowedItem } from '#contract/followed.ts';
import { followButton, makeElement } from './make.ts';

function nextLine({ next, player }: FollowedItem, now: Date): HTMLElement | undefined {
  if (!next) return undefined;
  const chance = player ? countsText(player) : followedChanceText(next);
  return makeElement(
    'p',
    {},
    makeElement('a', { href: next.path }, next.title),
    `, ${followedWhenText(next, now)}`,
    chance === undefined ? undefined : ': ',
    chance === undefined ? undefined : makeElement('b', {}, chance),
    player?.playsSaid === undefined ? undefined : `. ${player.playsSaid}`,
  );
}

const quiet = (text: string | undefined): HTMLElement | undefined =>
  text === undefined ? undefined : makeElement('p', { class: 'quiet' }, text);

/** One line of the list: what is followed, its next contest, its season, its last result; of a player his counts. */
export function drawItem(item: FollowedItem, now: Date): HTMLElement {
  const { id, path, next, last, season, player } = item;
  const name = item.name ?? nameOfKey(id);
  const none = item.name === undefined ? NOBODY : noneText(item);
  const of = ofText(item);
  return makeElement(
    'li',
    { 'data-followed': id },
    makeElement(
      'div',
      { class: 'top' },
      makeElement(
        'h2',
        {},
        // What has no name by now has no page, either.
        item.name === undefined ? name : makeElement('a', { href: path }, name),
        of === '' ? undefined : makeElement('small', {}, ` ${of}`),
      ),
      followButton(id, name),
    ),
    nextLine(item, now) ?? quiet(none),
    next && quiet(followedPriceText(next, now)),
    quiet(tonightText(item)),
    season &&
      makeElement(
        'p',
        {},
        makeElement('a', { href: season.path }, `${season.seasonName} season`),
        `: ${seasonText(season)}`,
      ),
    season && quiet(seasonChangeText(season)),
    last &&
      makeElement(
        'p',
        {},
        makeElement('a', { href: last.path }, 'Last result'),
        `: ${lastText(last, now)}`,
      ),
    player?.last &&
      makeElement(
        'p',
        {},
        makeElement('a', { href: player.last.path }, 'Last game'),
        `: ${didText(player.last, now)}`,
      ),
  );
}
