import { clock } from '#clock';
import { refusals } from '#domain/operation/refusals.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { jobLog } from '#jobLog';
import { refusalSaid, runRefresh } from '#slate/operation/runRefresh.ts';
import { patientStore, promptStore } from '#slate/tools.ts';
import { siteOf } from '#wiring';
import { DISK_FULL, PlainError } from '../plainError.ts';

/** PostgreSQL's words for a full disk or a full quota. */
const NO_SPACE = /no space left on device|disk quota exceeded/i;

/** What readers see after a refresh. */
interface Published {
  /** Undefined before the first slate. */
  readonly slateHash: string | undefined;
  readonly source: 'live' | 'Sample slate' | 'nothing published yet';
}

export async function readPublished(): Promise<Published> {
  const slate = await siteOf().use(promptStore).readCurrentSlate();
  if (!slate) return { slateHash: undefined, source: 'nothing published yet' };
  return { slateHash: slate.contentHash, source: slate.sample ? 'Sample slate' : 'live' };
}

/**
 * One refresh against the environment's store. If it fails, the last slate stays and the reason is printed: a site without news
 * is better than none.
 */
export async function refreshOnce(say: (line: string) => void): Promise<Published> {
  try {
    const store = siteOf().use(patientStore);
    const { refusal } = await runRefresh({ store, trigger: 'manual', log: jobLog('refresh') });
    if (refusal) say(refusalSaid(refusal));
    else
      for (const { message } of refusals(await store.readOperationState(), clock.now()))
        say(message);
  } catch (error) {
    const reason = whyFailed(error);
    // Nothing that follows could be written either; a hosted database's disk is not this machine's.
    if (process.env.SIMCAST_LOCAL && NO_SPACE.test(reason)) throw new PlainError(DISK_FULL);
    say(`The refresh failed (${reason}): the last predictions stay.`);
  }
  return readPublished();
}
