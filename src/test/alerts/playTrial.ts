import process from 'node:process';
import { clock } from '#clock';
import type { GameState } from '#domain/live/gameState.ts';
import { liveFigures, onlyScoreGrid } from '#domain/live/liveFigures.ts';
import type { LiveStage } from '#domain/live/liveStage.ts';
import { EXAMPLE_PLAYED } from '#domain/live/playedGame.fixture.ts';
import { tellPlayed } from '#members/alerts/verbs/tellPlayed.ts';
import { claimLook, endLook } from '#slate/live/store/lease.ts';
import { storeLive } from '#slate/live/store/save.ts';
import { connectStore } from '#store/client.ts';
import { createSite } from '#wiring';
import { trial } from '../accounts/trial.ts';
import { allChannels } from '../messages/channelsTrial.ts';
import { runTrial, type Texted } from '../messages/trial.ts';
import { storedTrialGame } from './trial.ts';

/** The margins of the example's runs, and the chances that come of them. */
const { margins, chances } = EXAMPLE_PLAYED;

/** A game that begins now and that a look has found, not begun. */
export async function waitingGame(): Promise<number> {
  const id = await storedTrialGame(0);
  const before = { chances, meanTotal: 45, toCome: 45 };
  // Its prediction is left out: nothing here reads it.
  await trial.database.query(`do $do$ begin
    set local session_replication_role = replica;
    insert into live_games (game_id, prediction_id, before, margins, stage, detail, between, told_at, changed_at)
      values (${id}, 1, '${JSON.stringify(before)}', '${JSON.stringify(margins)}', 'waiting', '', false, clock(), clock());
  end $do$`);
  return id;
}

/** A look finds the game so. @param goesOn of soccer: with extra time */
export async function foundFiring(
  gameId: number,
  stage: LiveStage,
  state?: GameState,
  detail = '',
  goesOn?: true,
): Promise<void> {
  const client = connectStore(process.env);
  const token = await claimLook(client, 55);
  if (token === undefined) throw new Error('another look is at work');
  const figures = state && liveFigures(onlyScoreGrid(state), false, {}, state);
  const game = { gameId, predictionId: 1, stage, detail, between: false };
  await storeLive(client, token, clock.now(), [
    { ...game, ...(goesOn && { goesOn }), ...(state && { state }), ...(figures && { figures }) },
  ]);
  await endLook(client, token);
}

/** Tells who asked, and sends what is queued. How many messages were queued. */
export async function tell(): Promise<number> {
  const queued = await queue();
  await runTrial({ channels: allChannels() });
  return queued;
}

/** The same, and sends nothing. Throws what it could not tell. */
export const queue = (): Promise<number> =>
  tellPlayed(createSite(process.env), (message, { level } = {}) => {
    if (level === 'error') throw new Error(message);
  });

let changes = 0;
/** A member follows a team or league, or does no more. */
export async function follow({ id }: Pick<Texted, 'id'>, what = 'nfl:buffalo-bills', gone = false) {
  changes += 1;
  const at = new Date(Date.UTC(2026, 0, 1) + changes).toISOString();
  const list = JSON.stringify([{ id: what, at, ...(gone && { gone }) }]);
  await trial.database.query('select sync_follows($1, $2)', [id, list]);
}
