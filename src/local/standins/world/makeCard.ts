import type { Dice } from '#feeds/sample/dice.ts';
import type { ToldCard, WorldBout, WorldCard } from './card.ts';

const HOUR = 3_600_000;

const FIGHTERS = [
  'Islam Makhachev',
  'Dustin Poirier',
  'Ilia Topuria',
  'Max Holloway',
  'Alex Pereira',
  'Jiri Prochazka',
  'Merab Dvalishvili',
  "Sean O'Malley",
] as const;

/** A card of three bouts, one of which may get another fighter in its last days. */
export function makeCard(id: string, start: number, dice: Dice): WorldCard {
  const shift = dice.between(0, FIGHTERS.length - 1);
  const fighter = (at: number) => FIGHTERS[(at + shift) % FIGHTERS.length] ?? '';
  const bouts = [0, 1, 2].map(
    (at): WorldBout => ({
      key: `${id}${at}`,
      a: fighter(2 * at),
      b: fighter(2 * at + 1),
      prices: dice.one([
        [-180, 155],
        [120, -140],
        [-110, -110],
      ] as const),
    }),
  );
  const replaced = dice.happens(0.5)
    ? bouts.map((bout, at) => (at === 2 ? { ...bout, b: fighter(6) } : bout))
    : bouts;
  const over = replaced.map((bout) => ({ ...bout, winner: dice.one(['a', 'b'] as const) }));
  const corrected = over.map(
    (bout, at): WorldBout =>
      at === 1 ? { ...bout, winner: bout.winner === 'a' ? 'b' : 'a' } : bout,
  );
  const first: ToldCard = { start, status: 'scheduled', venue: 'Example Arena', bouts };
  return {
    id,
    name: `UFC ${id}: ${fighter(0)} vs. ${fighter(1)}`,
    first,
    changes: [
      { at: start - dice.between(3, 60) * HOUR, told: { bouts: replaced } },
      { at: start + 0.1 * HOUR, told: { status: 'live' } },
      { at: start + 4 * HOUR, told: { status: 'final', bouts: over } },
      ...(dice.happens(0.5) ? [{ at: start + 20 * HOUR, told: { bouts: corrected } }] : []),
    ],
  };
}
