import type { AuthSettings } from './settings.ts';
import type { SmsHook } from './smsHook.ts';

/** `GET /settings`: what everyone with a key may know. A number is never confirmed without its code. */
export const settingsJson = ({ phone, signup }: AuthSettings, hook: SmsHook | undefined) => ({
  external: { anonymous_users: false, email: false, phone },
  disable_signup: !signup,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: hook ? 'hook' : 'inbox',
  saml_enabled: false,
});
