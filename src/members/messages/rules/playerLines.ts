import { askedKey, type PlayerNow, playersAsked, playsWithin } from '#domain/follow/playerNow.ts';
import { playerAheadText, playerGameTitle, statsText } from '#domain/follow/playerWords.ts';
import type { SayableDay } from '#domain/prices/sayableDay.ts';
import { timeIn } from '#members/account/rules/hours.ts';
import type { FollowLine } from './followLines.ts';

/** Games that start before the next digest. */
const AHEAD_MS = 24 * 3_600_000;

function lineOf(player: PlayerNow, now: Date, zone: string): FollowLine | undefined {
  const { name, team } = player;
  const next = playsWithin(player, now, AHEAD_MS);
  if (!next) return undefined;
  const [counts, plays] = [statsText(player), playerAheadText(player)];
  if (counts === undefined && plays === undefined) return undefined;
  const said = [counts, plays].filter((text) => text !== undefined).join('; ');
  const time = next.timeKnown ? timeIn(zone, new Date(next.gameTime)) : 'time to be announced';
  const whose = team === undefined ? '' : ` (${team})`;
  return {
    short: `${name}: ${said}`,
    long: `${name}${whose}, ${playerGameTitle(next)}, ${time}: ${said}.`,
  };
}

/** The followed players who play before the next digest, with their main counts, floor to ceiling, and what is reported of them; in the order of following. */
export function playerLines(
  { players = new Map(), now }: Pick<SayableDay, 'players' | 'now'>,
  {
    follows = [],
    zone,
  }: { readonly follows?: readonly string[] | undefined; readonly zone: string },
): readonly FollowLine[] {
  const known = playersAsked(follows).flatMap((asked) => players.get(askedKey(asked)) ?? []);
  return known.flatMap((player) => lineOf(player, now, zone) ?? []);
}
