import type { HockeyParams } from '#engine/live/hockey/params.ts';
import type { Spell } from './spells.ts';

/** Factors where no game is told second by second: a power play says nothing. */
const UNKNOWN: HockeyParams['powerPlay'] = { own: 1, others: 1, seconds: 0 };

/**
 * Factors on both sides' rates while one has more skaters, against their average over all spells, and how long such a spell lasts from
 * a second of it taken at random: the mean square of spells ÷ twice their mean.
 * @param games spells of each game in order
 */
export function powerPlayOf(games: readonly (readonly Spell[])[]): HockeyParams['powerPlay'] {
  const tally = { seconds: 0, goals: 0, uneven: 0, more: 0, fewer: 0 };
  const spells = games.flat().filter(({ noGoalie }) => !noGoalie.home && !noGoalie.away);
  for (const { from, to, skaters, goal } of spells) {
    tally.seconds += from - to;
    tally.goals += goal ? 1 : 0;
    const side = Math.sign(skaters.home - skaters.away);
    if (side === 0) continue;
    tally.uneven += from - to;
    if (goal) tally[(goal === 'home') === side > 0 ? 'more' : 'fewer'] += 1;
  }
  if (tally.uneven === 0 || tally.goals === 0) return UNKNOWN;
  const each = tally.goals / tally.seconds / 2;
  const lengths = games.flatMap(lengthsOf);
  const sum = lengths.reduce((all, length) => all + length, 0);
  const squares = lengths.reduce((all, length) => all + length * length, 0);
  return {
    own: tally.more / tally.uneven / each,
    others: tally.fewer / tally.uneven / each,
    seconds: squares / sum / 2,
  };
}

/** How long each side's advantages lasted, seconds: spells that follow each other are one. */
function lengthsOf(spells: readonly Spell[]): number[] {
  const lengths: number[] = [];
  let last = 0;
  for (const { from, to, skaters, noGoalie } of spells) {
    const side = noGoalie.home || noGoalie.away ? 0 : Math.sign(skaters.home - skaters.away);
    if (side !== 0) {
      if (side === last) lengths.push((lengths.pop() ?? 0) + from - to);
      else lengths.push(from - to);
    }
    last = side;
  }
  return lengths;
}
