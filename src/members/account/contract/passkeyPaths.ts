/** Paths of passkeys, apart from their schemas. */
export const PASSKEY_PATHS = {
  list: '/api/auth/passkeys',
  addOptions: '/api/auth/passkeys/add-options',
  add: '/api/auth/passkeys/add',
  signInOptions: '/api/auth/passkeys/sign-in-options',
  signIn: '/api/auth/passkeys/sign-in',
  prove: '/api/auth/passkeys/prove',
  rename: '/api/auth/passkeys/rename',
  keep: '/api/auth/passkeys/keep',
  remove: '/api/auth/passkeys/remove',
} as const;
