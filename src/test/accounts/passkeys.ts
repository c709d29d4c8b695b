import auth from '../../../netlify/functions/auth.ts';
import passkeys from '../../../netlify/functions/passkeys.ts';
import { type Bent, SoftDevice } from './softDevice.ts';
import { type Handler, nextPhone, type Reader, reader, signedIn } from './trial.ts';

export const PASSKEYS_URL = '/api/auth/passkeys';

/** Both functions under one address, as the site serves them. */
const both: Handler = (request, context) =>
  new URL(request.url).pathname.startsWith(PASSKEYS_URL)
    ? passkeys(request, context)
    : auth(request, context);

/** A browser that reaches both functions. */
export const browser = (ip?: string): Reader => reader(ip, both);

/** A reader who has just signed in with a code. */
export const member = (phone = nextPhone(), who = browser()): Promise<Reader> =>
  signedIn(phone, who);

export const ask = async (who: Reader, what: 'add' | 'sign-in') =>
  (await who.post(`${PASSKEYS_URL}/${what}-options`, {})).body.options;

/** Makes a passkey on a device and adds it. */
export async function add(who: Reader, device = new SoftDevice(), bent: Bent = {}) {
  const credential = device.create(await ask(who, 'add'), bent);
  return who.post(`${PASSKEYS_URL}/add`, { credential });
}

/** Signs in with a device's passkey. */
export async function signIn(who: Reader, device: SoftDevice, bent: Bent = {}) {
  const credential = device.sign(await ask(who, 'sign-in'), bent);
  return who.post(`${PASSKEYS_URL}/sign-in`, { credential });
}

/** A member with a passkey on a device. */
export async function withPasskey(phone = nextPhone(), device = new SoftDevice()) {
  const home = await member(phone);
  const { status, body } = await add(home, device);
  if (status !== 200) throw new Error(`no passkey was added: ${JSON.stringify(body)}`);
  return { phone, home, device };
}

export const list = async (who: Reader) => (await who.call(PASSKEYS_URL)).body;
export const userOf = async (who: Reader) => (await who.call('/api/auth/session')).body.user;
