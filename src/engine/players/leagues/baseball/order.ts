import type { Announced } from '#domain/players/announced.ts';
import type { Batter } from '../../baseball/types.ts';
import { roundedDown } from '../roundedData.ts';
import type { BaseballMemory } from './state.ts';

type Placed = Pick<Batter, 'playerId' | 'slot' | 'chance'>;

const PLACES = 9;
/** What a game's line-up weighs beside the next one's. */
const KEPT = 0.8;
/** Games' worth of starts that somebody of whom none is remembered has. */
const UNKNOWN = 0.02;
/** Nobody is surer to start than this before the line-up is out. */
const MOST = 0.95;
const LEAST = 0.02;

/** Batters with their places: the announced order, else who started of late, each where he mostly bats and there is room. */
export function orderOf(
  { orders }: Pick<BaseballMemory, 'orders'>,
  team: string,
  players: readonly Announced[],
): Placed[] {
  const announced = players.filter(({ slot }) => slot !== undefined);
  if (announced.length > 0)
    return announced.flatMap(({ playerId, slot, chance }) =>
      slot === undefined ? [] : [{ playerId, slot, chance }],
    );
  const games = orders[team] ?? [];
  const weights = new Float64Array(games.length);
  let weight = 1;
  let all = 0;
  for (let at = games.length - 1; at >= 0; at--) {
    weights[at] = weight;
    all += weight;
    weight *= KEPT;
  }
  const may = players
    .map(({ playerId, chance }) => {
      const places = new Float64Array(PLACES);
      let starts = 0;
      games.forEach((ids, at) => {
        const place = ids.indexOf(playerId);
        if (place < 0) return;
        places[place] = (places[place] ?? 0) + (weights[at] ?? 0);
        starts += weights[at] ?? 0;
      });
      const share = (chance * (starts + UNKNOWN)) / (all + UNKNOWN);
      return { playerId, places, share, most: MOST * chance };
    })
    .filter(({ share }) => share > LEAST / 2);
  return placed(filled(may));
}

interface May {
  readonly playerId: string;
  readonly places: Float64Array;
  readonly share: number;
  /** No place that others leave makes him surer than this. */
  readonly most: number;
}

/** Shares that come to nine starters, or as near as can be: who is out leaves his to the others. */
function filled(may: readonly May[]): May[] {
  const sum = may.reduce((total, { share }) => total + share, 0);
  const factor = sum > 0 ? PLACES / sum : 1;
  return may.map((one) => ({ ...one, share: Math.min(one.most, one.share * factor) }));
}

/** The likeliest starters first, each in the place of his that has room, else where most is left. */
function placed(may: readonly May[]): Placed[] {
  const room = new Float64Array(PLACES).fill(1);
  return [...may]
    .sort((one, other) => other.share - one.share)
    .flatMap(({ playerId, places, share }) => {
      let best = 0;
      let most = -1;
      for (let place = 0; place < PLACES; place++) {
        const fits = Math.min(1, (room[place] ?? 0) / share);
        const worth = fits * (0.1 + (places[place] ?? 0));
        if (worth > most) {
          most = worth;
          best = place;
        }
      }
      const chance = roundedDown(Math.min(share, room[best] ?? 0));
      room[best] = (room[best] ?? 0) - chance;
      return chance < LEAST ? [] : [{ playerId, slot: best + 1, chance }];
    });
}
