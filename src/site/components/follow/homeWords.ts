import type { FollowedAnswer, FollowedItem } from '#contract/followed.ts';
import { playerPart } from '#domain/follow/follow.ts';
import { percent, signed } from '#domain/numbers/numbers.ts';
import { addDays, cardTime, dayLabel, easternDate, type Instant } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';

type Next = NonNullable<FollowedItem['next']>;
type Last = NonNullable<FollowedItem['last']>;
type Season = NonNullable<FollowedItem['season']>;

const share = (of: number): string => percent(100 * of);

/** "Today 8:00 PM EST"; "under way" from the start on. */
export const followedWhenText = ({ startTime, timeKnown }: Next, now: Instant): string =>
  timeKnown && new Date(startTime).getTime() <= new Date(now).getTime()
    ? 'under way'
    : cardTime({ gameTime: startTime, timeKnown }, now);

/** "44%", with a draw "44%, draw 27%". */
export const followedChanceText = ({ share: own, draw }: Next): string | undefined => {
  if (own === undefined) return undefined;
  return draw === undefined ? share(own) : `${share(own)}, draw ${share(draw)}`;
};

/** The price while it is true, and the market's line. */
export function followedPriceText(
  { priceSaid, marketLine }: Next,
  now: Instant,
): string | undefined {
  const current = priceSaid && Date.parse(priceSaid.until) > new Date(now).getTime();
  const said = [
    marketLine === undefined ? undefined : `Line ${marketLine}.`,
    current ? `${priceSaid.says}.` : undefined,
    current && priceSaid.pricesWithheld !== undefined
      ? `${counted(priceSaid.pricesWithheld, 'more book')} on the game’s page.`
      : undefined,
  ].filter((text) => text !== undefined);
  return said.length === 0 ? undefined : said.join(' ');
}

const goalText = ({ name, says, moved }: Season['goals'][number]): string =>
  moved === undefined ? `${name} ${says}` : `${name} ${says} (${signed(moved)} in a week)`;

/** "Playoffs 94% (+3 in a week), Super Bowl 14%. Expected: 11.8 wins (10–13)." */
export function seasonText({ goals, expectation, favorites }: Season): string {
  const said = favorites ?? goals.map(goalText).join(', ');
  const end = expectation === undefined ? '' : ` Expected: ${expectation}.`;
  return `${said}.${end}`;
}

/** "What the next game changes, to make the playoffs: win 97%, lose 88%." */
export const seasonChangeText = ({ change }: Season): string | undefined =>
  change && `What the next game changes, to ${change.verb}: ${change.says}.`;

/** "Yesterday: lost by 4. We said 61%; better than in 31% of our simulated games." */
export function lastText(last: Last, now: Instant): string {
  const { title, outcome, startTime, share: own, percentile } = last;
  const yesterday = easternDate(startTime) === addDays(easternDate(now), -1);
  const day = yesterday ? 'Yesterday' : dayLabel(startTime, now);
  const where =
    percentile === undefined ? '' : `; better than in ${percentile}% of our simulated games`;
  const said = own === undefined ? '' : ` We said ${share(own)}${where}.`;
  return `${day}, ${title}: ${outcome}.${said}`;
}

/** What is said where no contest is known. */
export function noneText({ returns, season, gamesTonight }: FollowedItem): string {
  if (returns !== undefined) return `Season over. It usually returns on ${returns}.`;
  if (gamesTonight !== undefined || season) return 'No game in the next seven days.';
  return 'Nothing scheduled that we know of.';
}

/** Of a team or fighter that has no page: another name by now, or never one. */
export const NOBODY = 'We have no page under this name now.';

/** "5 games tonight" */
export const tonightText = ({ gamesTonight }: FollowedItem): string | undefined =>
  gamesTonight === undefined || gamesTonight === 0
    ? undefined
    : `${counted(gamesTonight, 'game')} tonight`;

export const followedWorthText = ({ worth }: FollowedAnswer): string | undefined =>
  worth && (worth.sample ? `Sample: ${worth.says}` : worth.says);

/** "NBA, sample", of a player "Nuggets, C, NBA": whose it is, and whether anything said of it is made up. */
export function ofText({ leagueName, name, next, last, season, player }: FollowedItem): string {
  const sample = [next, last, season, player?.last].some((part) => part?.sample)
    ? 'sample'
    : undefined;
  const whose = name === leagueName ? undefined : leagueName;
  return [player?.team, player?.position, whose, sample].filter(Boolean).join(', ');
}

type Player = NonNullable<FollowedItem['player']>;

/** "28.4 pts (22–35), 12.1 reb (9–15)": a player's main counts, floor to ceiling; undefined without any. */
export const countsText = ({ counts }: Player): string | undefined =>
  counts.length === 0 ? undefined : counts.map(({ says }) => says).join(', ');

/** "Yesterday, Kings at Nuggets: 31 pts (we said 28.4, 22–35), 12 reb." */
export function didText({ title, startTime, did }: NonNullable<Player['last']>, now: Instant) {
  const yesterday = easternDate(startTime) === addDays(easternDate(now), -1);
  const day = yesterday ? 'Yesterday' : dayLabel(startTime, now);
  return `${day}, ${title}: ${did.map(({ says }) => says).join(', ')}.`;
}

/** What stands before a player's name in his id. */
const NUMBER = /^p-[0-9a-z]+-(?=.)/;

/** A name for what no answer names: "buffalo-bills" as "Buffalo Bills", "p-3112335-nikola-jokic" as "Nikola Jokic". */
export const nameOfKey = (id: string): string =>
  (id.split(':').at(-1) ?? id)
    .replace(playerPart(id) === undefined ? '' : NUMBER, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
