import type { GameStatus } from '#domain/game/game.ts';
import type { ToldCard, WorldBout, WorldCard } from '../../world/card.ts';
import { BOOK } from './espnGames.ts';

const STATUS: Readonly<Record<GameStatus, object>> = {
  scheduled: { name: 'STATUS_SCHEDULED', state: 'pre', completed: false },
  live: { name: 'STATUS_IN_PROGRESS', state: 'in', completed: false },
  final: { name: 'STATUS_FINAL', state: 'post', completed: true, detail: 'Decision' },
  postponed: { name: 'STATUS_POSTPONED', state: 'post', completed: false },
};

const corner = (bout: WorldBout, side: 'a' | 'b') => {
  const id = `${[...bout[side]].reduce((sum, char) => 31 * sum + (char.codePointAt(0) ?? 0), 7) % 1e9}`;
  return {
    id,
    order: side === 'a' ? 1 : 2,
    homeAway: side === 'a' ? 'home' : 'away',
    ...(bout.winner && { winner: bout.winner === side }),
    athlete: { displayName: bout[side] },
  };
};

const boutOf = (bout: WorldBout, start: number, status: GameStatus) => ({
  id: bout.key,
  date: new Date(start).toISOString(),
  timeValid: true,
  type: { abbreviation: 'Lightweight' },
  competitors: [corner(bout, 'a'), corner(bout, 'b')],
  status: { period: 3, type: STATUS[bout.winner ? 'final' : status] },
  format: { regulation: { periods: 3 } },
  odds:
    status === 'scheduled'
      ? [
          {
            provider: { name: BOOK },
            homeAthleteOdds: { moneyLine: bout.prices[0] },
            awayAthleteOdds: { moneyLine: bout.prices[1] },
          },
        ]
      : [],
});

/** The league's data on the scoreboard of fight cards. */
export const CARD_BOARD = { leagues: [{ slug: 'ufc', id: '3321', uid: 's:3301~l:3321' }] };

/** One card as ESPN's scoreboard lists it. */
export const espnCard = (card: WorldCard, told: ToldCard) => ({
  id: card.id,
  uid: `s:3301~l:3321~e:${card.id}`,
  date: new Date(told.start).toISOString(),
  name: card.name,
  status: { type: STATUS[told.status] },
  venues: [{ fullName: told.venue }],
  competitions: told.bouts.map((bout) => boutOf(bout, told.start, told.status)),
});
