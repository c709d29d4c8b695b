import { atom } from 'nanostores';
import { clock } from '#clock';
import type { Bet } from '#domain/record/bet.ts';
import type { EndedGame } from '#domain/record/endedGame.ts';
import { betGames, MOST_GAMES } from '../contract.ts';
import { BET_GAMES } from '../paths.ts';
import { $book } from './book.ts';

/** The finished games of a reader's bets, by id. */
export const $ended = atom<ReadonlyMap<number, EndedGame>>(new Map());
/** Whether some could not be requested. */
export const $endedFailed = atom(false);

/** Games being requested; unfinished ones are requested again. */
const asked = new Set<number>();

async function ask(ids: readonly number[]): Promise<void> {
  const response = await fetch(`${BET_GAMES}?ids=${ids.join(',')}`);
  if (!response.ok) throw new Error(`${response.status}`);
  const { games } = betGames.answer.parse(await response.json());
  $ended.set(new Map([...$ended.get(), ...games.map((game) => [game.id, game] as const)]));
}

/** Requests the games that have begun: only their ids leave the device, nothing about the bets. */
export async function askEnded(bets: readonly Bet[]): Promise<void> {
  const now = clock.now().getTime();
  const ids = bets.flatMap(({ game, startTime }) =>
    game && (startTime === undefined || Date.parse(startTime) <= now) ? game.id : [],
  );
  const fresh = [...new Set(ids)]
    .filter((id) => !asked.has(id) && !$ended.get().has(id))
    .toSorted((a, b) => a - b);
  $endedFailed.set(false);
  for (let at = 0; at < fresh.length; at += MOST_GAMES) {
    const some = fresh.slice(at, at + MOST_GAMES);
    for (const id of some) asked.add(id);
    try {
      await ask(some);
    } catch {
      $endedFailed.set(true);
    } finally {
      for (const id of some) asked.delete(id);
    }
  }
}

/** Requests those of the bets that are shown. */
export async function askEndedNow(): Promise<void> {
  const book = $book.get();
  if (book.status === 'known') await askEnded(book.kept.bets);
}
