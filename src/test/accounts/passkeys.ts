import auth from '../../../netlify/functions/auth.ts';
import passkeys from '../../../netlify/functions/passkeys.ts';
import { type Bent, SoftDevice } from './softDevice.ts';
import { nextPhone, reader, signedInReader, type TrialHandler, type TrialReader } from './trial.ts';

export const PASSKEYS_URL = '/api/auth/passkeys';

/** Both functions under one address, as the site serves them. */
const both: TrialHandler = (request, context) =>
  new URL(request.url).pathname.startsWith(PASSKEYS_URL)
    ? passkeys(request, context)
    : auth(request, context);

/** A browser that reaches both functions. */
export const browser = (ip?: string): TrialReader => reader(ip, both);

/** A reader who has just signed in with a code. */
export const passkeyMember = (phone = nextPhone(), who = browser()): Promise<TrialReader> =>
  signedInReader(phone, who);

export const askPasskeys = async (who: TrialReader, what: 'add' | 'sign-in') =>
  (await who.post(`${PASSKEYS_URL}/${what}-options`, {})).body.options;

/** Makes a passkey on a device and adds it. */
export async function add(who: TrialReader, device = new SoftDevice(), bent: Bent = {}) {
  const credential = device.create(await askPasskeys(who, 'add'), bent);
  return who.post(`${PASSKEYS_URL}/add`, { credential });
}

/** Signs in with a device's passkey. */
export async function openWithPasskey(who: TrialReader, device: SoftDevice, bent: Bent = {}) {
  const credential = device.sign(await askPasskeys(who, 'sign-in'), bent);
  return who.post(`${PASSKEYS_URL}/sign-in`, { credential });
}

/** A member with a passkey on a device. */
export async function withPasskey(phone = nextPhone(), device = new SoftDevice()) {
  const home = await passkeyMember(phone);
  const { status, body } = await add(home, device);
  if (status !== 200) throw new Error(`no passkey was added: ${JSON.stringify(body)}`);
  return { phone, home, device };
}

export const list = async (who: TrialReader) => (await who.call(PASSKEYS_URL)).body;
export const passkeyUser = async (who: TrialReader) =>
  (await who.call('/api/auth/session')).body.user;
