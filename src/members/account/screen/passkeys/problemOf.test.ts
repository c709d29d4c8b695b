import { expect, test } from 'vitest';
import { NO_PASSKEY } from '../../rules/passkeyTexts.ts';
import { problemOf } from './problemOf.ts';

const LIMIT = 298_000;

test.each([
  ['AbortError', 'use', 5_000, ''],
  ['InvalidStateError', 'make', 5_000, NO_PASSKEY.known],
  ['NotSupportedError', 'make', 10, NO_PASSKEY.unable],
  ['ConstraintError', 'make', 10, NO_PASSKEY.unable],
  ['NotAllowedError', 'use', LIMIT, NO_PASSKEY.timedOut],
  ['NotAllowedError', 'use', 5_000, NO_PASSKEY.cancelled],
  ['NotAllowedError', 'make', 5_000, NO_PASSKEY.cancelled],
  ['NotAllowedError', 'use', 50, NO_PASSKEY.none],
  ['NotAllowedError', 'make', 50, NO_PASSKEY.unable],
  ['SecurityError', 'use', 50, NO_PASSKEY.failed],
  ['', 'use', 50, NO_PASSKEY.failed],
] as const)('375: %s while it is to %s, after %d ms', (name, kind, took, said) => {
  expect(problemOf(name, kind, took, LIMIT)).toBe(said);
});
