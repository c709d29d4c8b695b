import { atom } from 'nanostores';
import { isRecord } from '#client/checks.ts';
import { getJson } from '#client/http.ts';
import { PASSKEY_PATHS } from '../../contract/passkeyPaths.ts';
import type { listPasskeys } from '../../contract/passkeys.ts';

type List = ReturnType<typeof listPasskeys.answer.parse>;

/** A member's passkeys; 'refused' on a device that is not trusted yet, with what to do. */
type PasskeyList =
  | { readonly status: 'asking' | 'failed' }
  | { readonly status: 'refused'; readonly text: string; readonly untrusted: boolean }
  | ({ readonly status: 'known' } & List);

export const $passkeyList = atom<PasskeyList>({ status: 'asking' });

const NOT_TRUSTED = 428;
const REFUSED: readonly unknown[] = [403, NOT_TRUSTED];

/** Asks for them. Without an answer, earlier ones stay. */
export async function loadPasskeys(): Promise<void> {
  if ($passkeyList.get().status === 'failed') $passkeyList.set({ status: 'asking' });
  try {
    const contract = (await import('../../contract/passkeys.ts')).listPasskeys;
    const list = await getJson(PASSKEY_PATHS.list, (body) => contract.answer.parse(body), 'null');
    if (list) $passkeyList.set({ status: 'known', ...list });
  } catch (error) {
    const { status, said } = isRecord(error) ? error : {};
    if (REFUSED.includes(status) && typeof said === 'string')
      $passkeyList.set({ status: 'refused', text: said, untrusted: status === NOT_TRUSTED });
    else if ($passkeyList.get().status === 'asking') $passkeyList.set({ status: 'failed' });
  }
}
