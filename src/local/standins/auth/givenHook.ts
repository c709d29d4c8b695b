import { PlainError } from '../../plainError.ts';
import type { SmsHook } from './smsHook.ts';

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]', 'host.docker.internal'];
const SECRET = /^v1,whsec_[A-Za-z0-9+/=]{32,88}$/;

function isAllowed(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hostname } = new URL(uri);
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.includes(hostname));
}

/** A hook, if a hosted project would accept it. */
export function checkedHook(hook: SmsHook): SmsHook {
  if (!isAllowed(hook.uri)) {
    throw new PlainError(
      `SEND_SMS_HOOK_URI is "${hook.uri}": it has to begin with https://, or with http:// and be of this machine.`,
    );
  }
  if (!hook.secrets.split('|').every((secret) => SECRET.test(secret))) {
    throw new PlainError(
      'SEND_SMS_HOOK_SECRETS has to be "v1,whsec_" and 32 to 88 characters of base64, several of them with "|" between.',
    );
  }
  return hook;
}

/**
 * The environment's hook, under the names that `supabase/config.toml` reads; undefined without an address, and
 * if the address is on another machine: a deployed site's hook must not send local codes.
 */
export function givenHook({
  SEND_SMS_HOOK_URI: uri,
  SEND_SMS_HOOK_SECRETS: secrets = '',
}: NodeJS.ProcessEnv): SmsHook | undefined {
  if (!uri) return undefined;
  const hook = checkedHook({ uri, secrets });
  return THIS_MACHINE.includes(new URL(uri).hostname) ? hook : undefined;
}
