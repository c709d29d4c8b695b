import process from 'node:process';
import { clock } from '#clock';
import type { Log } from '#domain/operation/log.ts';
import type { Channels } from '#server/tasks/messages/sendClaimed.ts';
import { sendDigests } from '#server/tasks/messages/sendDigests.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { reasonOf } from '../billing/reasonOf.ts';
import { runLog } from '../operation/runLog.ts';
import { signedNonce } from '../refreshRequest.ts';
import { digestTools, sendingChannels } from './environment.ts';

/** A background function is ended after 15 minutes: no batch begins after 13. */
const WORK_MS = 13 * 60_000;

async function sent(channels: Channels, nonce: string, log: Log): Promise<Response> {
  const tools = digestTools(channels, (error) => log(reasonOf(error), { level: 'warn' }));
  const verdict = await tools.messages.acceptRequest(nonce);
  if (verdict !== 'accepted') return privateError(verdict === 'used' ? 409 : 429, verdict);
  const counts = await sendDigests(tools, new Date(clock.now().getTime() + WORK_MS));
  if (counts.stale) log('No figures of this minute: digests wait', { level: 'error' });
  if (counts.decided > 0 || counts.sent > 0 || counts.failed > 0 || counts.waits > 0)
    log('Sent picks', { counts: { ...counts } });
  // Of many one may fail; where none could be sent, it is ours or the provider's doing.
  const stuck = counts.sent === 0 && counts.waits + counts.failed > 0;
  if (stuck) log('Picks were to be sent, and none could be', { level: 'error' });
  const fine = counts.failed === 0 && !counts.stale && !stuck;
  await tools.messages.settleRequest(nonce, fine ? 'done' : 'failed');
  return privateJson(200, counts);
}

/** One run of the members' picks, for whoever signed the request, once and not soon after another; nobody reads the answer. */
export async function picksOnce(request: Request): Promise<Response> {
  if (request.method !== 'POST') {
    return privateError(405, 'Only POST is answered here', { allow: 'POST' });
  }
  const secret = process.env.SUPABASE_SECRET_KEY ?? '';
  const nonce = signedNonce(request.headers, secret, clock.now(), 'picks');
  if (nonce === undefined) return privateError(404, 'Not found');
  const channels = sendingChannels();
  if (!channels) return privateError(404, 'Picks are not sent');
  const write = runLog('picks');
  const log: Log = (message, details) => write(message, { run: nonce, ...details });
  try {
    return await sent(channels, nonce, log);
  } catch (error) {
    log(`Picks could not be sent: ${reasonOf(error)}`, { level: 'error' });
    return privateError(500, 'They could not be sent');
  }
}
