import { patientClient, promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import { NO_PLAYERS, type PlayersReader, playersReader } from './playersReader.ts';

/** A reader of players where what else is said does not wait for them: a failure is noted, and nobody is known. */
const withoutFailing =
  (read: PlayersReader): PlayersReader =>
  (asked, now) =>
    read(asked, now).catch((error: unknown) => {
      console.error(error);
      return NO_PLAYERS;
    });

/** For what cannot be done without the player. Rejects with a StoreError. */
export const knownPlayers: Tool<PlayersReader> = ({ use }) => playersReader(use(promptClient));

/** For answers to a reader. */
export const followedPlayers: Tool<PlayersReader> = ({ use }) => withoutFailing(use(knownPlayers));

/** For messages. */
export const patientPlayers: Tool<PlayersReader> = ({ use }) =>
  withoutFailing(playersReader(use(patientClient)));
