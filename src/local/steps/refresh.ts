import { clock } from '#clock';
import { refusals } from '#domain/operation/refusals.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { jobLog } from '#jobLog';
import { refusalSaid, runRefresh } from '#slate/operation/runRefresh.ts';
import { patientStore, promptStore } from '#slate/tools.ts';
import { siteOf } from '#wiring';

/** What readers see after a refresh. */
export interface Published {
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
    say(`The refresh failed (${reason}): the last predictions stay.`);
  }
  return readPublished();
}
