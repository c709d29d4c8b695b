import { fnv1a } from '#engine/rng/hash.ts';
import { fightClosing } from '../../fit/fights/closing.ts';
import type { FileFight } from '../../fit/fights/ufcRow.ts';

const FIGHTERS = 24;
const DAY_MS = 86_400_000;

/** Fights of made-up fighters, four every three weeks from 2019 to mid-2022: the lower number is the stronger. */
export function syntheticFights(): FileFight[] {
  const fights: FileFight[] = [];
  for (let card = 0; card < 60; card++) {
    const date = new Date(Date.UTC(2019, 0, 5) + card * 21 * DAY_MS).toISOString().slice(0, 10);
    for (let bout = 0; bout < 4; bout++) fights.push(fight(date, card, bout));
  }
  return fights;
}

function fight(date: string, card: number, bout: number): FileFight {
  const random = (what: string): number => fnv1a(`${card}|${bout}|${what}`) / 2 ** 32;
  const first = (card * 5 + bout * 6) % FIGHTERS;
  const second = (first + 1 + Math.floor(random('gap') * 5)) % FIGHTERS;
  const chance = 1 / (1 + Math.exp((first - second) / 6));
  const winner = random('winner') < chance ? 'a' : 'b';
  const roll = random('method');
  const method = roll < 0.3 ? 'knockout' : roll < 0.5 ? 'submission' : 'decision';
  const favourite = Math.round(100 + 60 * random('price'));
  const moneyline =
    chance > 0.5 ? { a: -favourite - 20, b: favourite } : { a: favourite, b: -favourite - 20 };
  return {
    league: 'UFC',
    season: Number(date.slice(0, 4)),
    date,
    a: corner(first),
    b: corner(second),
    winner,
    method,
    decision: method === 'decision' ? 'unanimous' : undefined,
    minutes: method === 'decision' ? 15 : 0.2 + 14 * random('time'),
    rounds: 3,
    weightClass: first % 2 ? 'Flyweight' : 'Heavyweight',
    closing: fightClosing({ moneyline }),
  };
}

const corner = (number: number) => ({
  name: `Fighter ${number}`,
  key: `fighter ${number}`,
  age: 22 + (number % 15),
  reach: 170 + (number % 9),
});
