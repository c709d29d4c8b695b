import { expect, test } from 'vitest';
import {
  codeFor,
  nextPhone,
  reader,
  SEND,
  trial,
  withAccounts,
  wrongCode,
} from '#test/accounts/trial.ts';
import { siteOf } from '#wiring';
import { SIGN_IN } from '../rules/texts.ts';
import type { Checking } from '../store/phoneCodes.ts';
import { codes as realCodes } from '../tools.ts';
import { confirmCode } from '../verbs/confirmCode.ts';
import { accounts } from '../who.ts';

withAccounts();

/** A browser that has asked for a code, and guesses while Supabase answers as it is told. */
async function asked() {
  const [who, phone] = [reader(), nextPhone()];
  await who.post(SEND, { phoneNumber: phone });
  const code = codeFor(phone);
  const { use } = siteOf();
  const guess = (typed: string, checking?: Checking) => {
    const real = use(realCodes);
    const codes = checking ? { ...real, check: async () => checking } : real;
    const whence = { ip: '203.0.113.7', device: 'd' };
    const browser = who.cookies.get('__Host-code') ?? '';
    return confirmCode(
      { accounts: use(accounts), codes },
      { phone, code: typed, browser, terms: 'v', whence, phoneKey: 'k'.repeat(32) },
    );
  };
  const guesses = async () =>
    (
      await trial.database.query<{ guesses: number }>(
        'select guesses from sign_in_codes where phone = $1',
        [phone],
      )
    )[0]?.guesses;
  return { code, guess, guesses };
}

test.each([
  ['busy', 429, SIGN_IN.busyChecking.text],
  ['away', 503, SIGN_IN.unchecked.text],
] as const)(
  '415, 416: a code that Supabase did not look at (%s) stays good, however often',
  async (status, said, message) => {
    const { code, guess, guesses } = await asked();
    for (let n = 0; n < 25; n += 1) {
      await expect(guess(code, { status })).rejects.toMatchObject({ status: said, message });
    }
    expect(await guesses()).toBe(0);
    await expect(guess(code)).resolves.toMatchObject({ isNewUser: true });
  },
);

test('416: wrong guesses count as ever between those that were not looked at', async () => {
  const { code, guess, guesses } = await asked();
  for (let n = 0; n < 5; n += 1) {
    await expect(guess(code, { status: 'away' })).rejects.toMatchObject({ status: 503 });
    await expect(guess(wrongCode(code))).rejects.toMatchObject({ status: 400 });
  }
  expect(await guesses()).toBe(5);
  await expect(guess(code)).rejects.toMatchObject({ status: 400 });
});

test('419: where nobody knows whether it was looked at, five guesses a code are given back and no more', async () => {
  const { code, guess, guesses } = await asked();
  const unclear = { status: 'unclear' } as const;
  const said = { status: 503, message: SIGN_IN.uncheckedMaybe.text };
  for (let n = 0; n < 5; n += 1) await expect(guess(code, unclear)).rejects.toMatchObject(said);
  expect(await guesses()).toBe(0);
  for (let n = 0; n < 4; n += 1) await expect(guess(code, unclear)).rejects.toMatchObject(said);
  expect(await guesses()).toBe(4);
  await expect(guess(code)).resolves.toMatchObject({ isNewUser: true });
});
