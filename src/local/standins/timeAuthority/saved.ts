import { generateKeyPairSync } from 'node:crypto';
import { savedTexts } from '../../services/savedTexts.ts';
import { newAuthority, startTimeAuthority, type TimeAuthorityServer } from './start.ts';

/** The authority of a folder's data: the same keys at each start. */
export const startSavedAuthority = async (file: string): Promise<TimeAuthorityServer> =>
  startTimeAuthority(await savedTexts(file, newAuthority));

/** A key of this machine for the heads of its ledger. */
export const newSigningKey = (): { readonly key: string } => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { key: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64') };
};
