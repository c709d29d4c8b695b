import { InputError } from '#domain/numbers/inputError.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import type { LeaguePlayers } from '#engine/players/leagues/leaguePlayers.ts';
import type { RefreshContext } from '../context.ts';
import { playersEngine } from './playersEngine.ts';

/** A league's players with what is known of them. */
export interface LeagueState {
  readonly model: LeaguePlayers;
  /** Changed by the model alone. */
  readonly state: unknown;
}

/** A league's state; begun from the fit if there is none, or if the stored one is of another form or cannot be read. */
export async function leagueState(
  {
    store,
    lease,
    players = playersEngine,
    log,
  }: Pick<RefreshContext, 'store' | 'lease' | 'players' | 'log'>,
  league: PlayerLeague,
): Promise<LeagueState> {
  const model = await players.of(league);
  const start = await players.start(league);
  const kept = await store.readPlayerState(league);
  if (kept?.format === start.formatVersion) {
    try {
      return { model, state: model.stateOf(kept.state) };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      log(`the players of ${league} are begun anew: ${error.message}`, { level: 'warn' });
    }
  }
  const { formatVersion: format, learnedTo, players: named, state } = start;
  await store.startPlayers(lease, league, { format, learnedTo, state, players: named });
  return { model, state: model.stateOf(structuredClone(state)) };
}
