import { mayBePlayed } from '#domain/live/mayBePlayed.ts';

export interface Begins {
  readonly gameTime: string;
  readonly timeKnown: boolean;
}

/** Whether one of them may be being played. */
export const isOneOn = (games: readonly Begins[], now: Date): boolean =>
  games.some(
    ({ gameTime, timeKnown }) => timeKnown && mayBePlayed(Date.parse(gameTime), now.getTime()),
  );
