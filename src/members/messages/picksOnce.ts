import { clock } from '#clock';
import { Refused } from '#contract/refused.ts';
import type { Log } from '#domain/operation/log.ts';
import { background } from '#http/job.ts';
import { jobLog, loggedStep, reasonOf } from '#jobLog';
import type { Site } from '#wiring';
import { lettersOnce } from './lettersOnce.ts';
import { digestTools, sendingChannels } from './tools.ts';
import { type DigestTools, sendDigests } from './verbs/sendDigests.ts';

/** Background functions end after 15 minutes: no batch begins after 13. */
const WORK_MS = 13 * 60_000;

const logOf = (nonce: string): Log => jobLog('picks', nonce);

/** Tools for sending picks. Throws Refused if no channel is on. */
function toolsOf(site: Site, log: Log): DigestTools {
  const sending = sendingChannels(site);
  if (!sending) throw new Refused('notFound', 'Picks are not sent');
  return digestTools(site, sending, (error) => log(reasonOf(error), { level: 'warn' }));
}

/** Runs a step; what fails is logged without keys. */
const step = <T>(log: Log, run: () => Promise<T>): Promise<T> =>
  loggedStep(log, 'Picks could not be sent', 'They could not be sent', run);

async function sent(site: Site, tools: DigestTools, nonce: string, log: Log) {
  const now = clock.now();
  const until = new Date(now.getTime() + WORK_MS);
  const counts = await sendDigests(tools, until);
  if (counts.stale) log('No figures of this minute: digests wait', { level: 'error' });
  if (counts.decided > 0 || counts.sent > 0 || counts.failed > 0 || counts.waits > 0)
    log('Sent picks', { counts: { ...counts } });
  // Of many one may fail; if none could be sent, the problem is ours or the provider's.
  const stuck = counts.sent === 0 && counts.waits + counts.failed > 0;
  if (stuck) log('Picks were to be sent, and none could be', { level: 'error' });
  // After the picks, which wait for nobody: a letter has days.
  const lettersFine = await lettersOnce(site, { log, now, until });
  const fine = counts.failed === 0 && !counts.stale && !stuck && lettersFine;
  await tools.messages.settleRequest(nonce, fine ? 'done' : 'failed');
  return counts;
}

/** One run of the members' picks, and of the weekly letter. */
export const SEND_PICKS = background({
  job: 'picks',
  accept: async ({ site }, nonce) => {
    const log = logOf(nonce);
    return step(log, async () => toolsOf(site, log).messages.acceptRequest(nonce));
  },
  run: async ({ site }, nonce) => {
    const log = logOf(nonce);
    return step(log, async () => sent(site, toolsOf(site, log), nonce, log));
  },
});
