import { isRecord } from '#client/checks.ts';
import { chunkFailed } from '#client/chunkFailed.ts';
import { postJson } from '#client/post.ts';
import { PASSKEY_PATHS } from '../../contract/passkeyPaths.ts';
import type { CeremonyDone } from './ceremony.ts';

const loadCeremony = () => import('./ceremony.ts').catch((error: unknown) => chunkFailed(error));

/** Asks the server for a question and the device for its answer. @param unanswered said where the server gives no question */
export async function signedByPasskey(inField: boolean, unanswered: string): Promise<CeremonyDone> {
  const ceremony = await loadCeremony();
  if (!ceremony || (inField && !(await ceremony.offersInField())))
    return { ok: false, problem: '' };
  const asked = await postJson(PASSKEY_PATHS.signInOptions, {});
  if (!asked.ok) return { ok: false, problem: asked.message ?? unanswered };
  const { options } = isRecord(asked.answer) ? asked.answer : {};
  if (!isRecord(options) || typeof options.challenge !== 'string')
    return { ok: false, problem: unanswered };
  return ceremony.askPasskey({ ...options, challenge: options.challenge }, inField);
}
