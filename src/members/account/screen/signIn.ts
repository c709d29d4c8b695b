import { map } from 'nanostores';
import { isRecord } from '#client/checks.ts';
import { keepsCookies } from '#client/keepsCookies.ts';
import { BROKE_OFF } from '#client/oneAtATime.ts';
import { type Posted, postJson } from '#client/post.ts';
import { showToast } from '#client/toasts.ts';
import { clock } from '#clock';
import { failureNotice, NOTICES, type ToastNotice, welcomeNotice } from '#domain/words/notices.ts';
import { SITE } from '#site';
import { AUTH_PATHS } from '../contract/paths.ts';
import { RESEND_AFTER_S } from '../rules/code.ts';
import { isDomestic, phoneNumber } from '../rules/phone.ts';
import { SIGN_IN } from '../rules/texts.ts';
import { awaitedCode, forgetAwaited, noteAwaited } from './awaitedCode.ts';
import { setUser } from './session.ts';
import { readSignedIn } from './signedIn.ts';

/** What went wrong, and the field concerned; "form" if it concerns none. */
interface Problem {
  readonly field: 'phone' | 'terms' | 'code' | 'form';
  readonly title: string;
  readonly text: string;
}

interface SignIn {
  readonly step: 'phone' | 'code';
  /** The number the code went to; empty before the first. */
  readonly phone: string;
  /** How the code comes. */
  readonly by: 'text' | 'email';
  /** When a text could not be sent, ms since 1970; 0: none has failed. */
  readonly textsFailedAt: number;
  readonly busy: 'send' | 'email' | 'verify' | 'resend' | undefined;
  readonly problem: Problem | undefined;
  /** When another code may be requested, ms since 1970. */
  readonly resendAt: number;
  /** What the server says of a text that may not come; empty where it has left. */
  readonly note: string;
}

const START: SignIn = {
  step: 'phone',
  phone: '',
  by: 'text',
  note: '',
  textsFailedAt: 0,
  busy: undefined,
  problem: undefined,
  resendAt: 0,
};
const EMAIL_ASKED = {
  title: 'Look in Your E-mail',
  text: 'If this number has a confirmed e-mail address, a code is on its way to it',
};
const UNCHECKED = 'We got no answer, so your code was not checked. Please try again.';

export const $signIn = map<SignIn>(START);

const change = (changes: Partial<SignIn>): void => $signIn.set({ ...$signIn.get(), ...changes });

/** Notes a problem at its field and says it. @param said in the toast where that is another text */
function fail(
  field: Problem['field'],
  { title, text = '' }: ToastNotice,
  said?: ToastNotice,
): void {
  change({ busy: undefined, problem: { field, title, text } });
  showToast(said ?? { title, text }, true);
}

const inSeconds = (seconds: number): number => clock.now().getTime() + 1000 * seconds;

function resendAfter(answer: unknown): number {
  const said = isRecord(answer) ? answer.resendAfter : undefined;
  return typeof said === 'number' ? said : RESEND_AFTER_S;
}

const noteOf = (answer: unknown): string =>
  isRecord(answer) && typeof answer.note === 'string' ? answer.note : '';

/** Shows the step of the code that was asked for. @param sent said where it has left */
function awaitCode(
  { phone, by }: Pick<SignIn, 'phone' | 'by'>,
  answer: unknown,
  sent: ToastNotice,
): void {
  const note = noteOf(answer);
  const resendAt = inSeconds(resendAfter(answer));
  change({ step: 'code', phone, by, busy: undefined, problem: undefined, resendAt, note });
  noteAwaited({ phone, by, resendAt }, clock.now());
  showToast(note === '' ? sent : { title: 'Code Requested', text: note });
}

/** Does what the buttons wait for. They come back whatever happens, and an error is told. */
async function whileBusy(
  busy: NonNullable<SignIn['busy']>,
  action: () => Promise<void>,
): Promise<void> {
  change({ busy, problem: undefined });
  try {
    await action();
  } catch (error) {
    reportError(error);
    fail('form', BROKE_OFF);
  } finally {
    if ($signIn.get().busy === busy) change({ busy: undefined });
  }
}

/** The number in its field, if a code may be asked for; else says why not. */
function readyPhone(typed: string, agreed: boolean): string | undefined {
  const phone = phoneNumber(typed);
  if (phone === undefined) {
    const { foreignPhone, invalidPhone } = SIGN_IN;
    fail('phone', isDomestic(typed) ? invalidPhone : foreignPhone, invalidPhone);
  } else if (!agreed) fail('terms', SIGN_IN.termsRequired);
  else return phone;
  return undefined;
}

/** Asks for a code. @param typed the number as it stands in its field */
export async function askForCode(typed: string, agreed: boolean): Promise<void> {
  if ($signIn.get().busy) return;
  const phone = readyPhone(typed, agreed);
  if (phone === undefined) return;
  const before = $signIn.get();
  // Its code is on its way, and another may not be requested yet.
  if (phone === before.phone && before.by === 'text' && clock.now().getTime() < before.resendAt) {
    return change({ step: 'code', problem: undefined });
  }
  // No text is sent whose code would not be accepted.
  if (!keepsCookies()) return fail('form', SIGN_IN.cookiesBlocked);
  await whileBusy('send', () => sendTo(phone));
}

async function sendTo(phone: string): Promise<void> {
  const posted = await postJson(AUTH_PATHS.sendCode, { phoneNumber: phone });
  if (!posted.ok) {
    const field = posted.status === 400 ? 'phone' : 'form';
    if (posted.status >= 500) change({ textsFailedAt: clock.now().getTime() });
    return fail(field, failureNotice(posted.message, SIGN_IN.sendFailed));
  }
  change({ textsFailedAt: 0 });
  awaitCode({ phone, by: 'text' }, posted.answer, NOTICES.codeSent);
}

/** Asks for a code by e-mail. @param typed the number as it stands in its field */
export async function askForEmailCode(typed: string, agreed: boolean): Promise<void> {
  if ($signIn.get().busy) return;
  const phone = readyPhone(typed, agreed);
  if (phone === undefined) return;
  if (!keepsCookies()) return fail('form', SIGN_IN.cookiesBlocked);
  await whileBusy('email', () => emailTo(phone));
}

/** The answer is the same for every number: whether a mail leaves is not said. */
async function emailTo(phone: string): Promise<void> {
  const posted = await postJson(AUTH_PATHS.sendEmailCode, { phoneNumber: phone });
  if (!posted.ok) {
    if (posted.retryAfter !== undefined && $signIn.get().step === 'code')
      change({ resendAt: inSeconds(posted.retryAfter) });
    return fail('form', failureNotice(posted.message, SIGN_IN.sendFailed));
  }
  awaitCode({ phone, by: 'email' }, posted.answer, EMAIL_ASKED);
}

/** Asks for another code for the same number, the same way. */
export async function askForAnotherCode(): Promise<void> {
  const { busy, phone, by } = $signIn.get();
  if (busy) return;
  await whileBusy('resend', () => (by === 'email' ? emailTo(phone) : sendAgainTo(phone)));
}

async function sendAgainTo(phone: string): Promise<void> {
  const posted = await postJson(AUTH_PATHS.resendCode, { phoneNumber: phone });
  if (posted.ok) return awaitCode({ phone, by: 'text' }, posted.answer, NOTICES.codeResent);
  if (posted.retryAfter !== undefined) change({ resendAt: inSeconds(posted.retryAfter) });
  fail('form', failureNotice(posted.message, SIGN_IN.resendFailed));
}

/** Shows why a code was refused. Without an answer it may be right, and the field says so. */
function refuse({ status, message }: Posted & { readonly ok: false }): void {
  const unchecked = { title: 'Not checked', text: message ?? UNCHECKED };
  if (status < 400 || status >= 500)
    fail('code', unchecked, message === undefined ? SIGN_IN.wrongCode : unchecked);
  else if (message === SIGN_IN.noCookie.text) fail('code', SIGN_IN.noCookie);
  else if (message === SIGN_IN.busyChecking.text) fail('code', SIGN_IN.busyChecking);
  else if (status === 429 && message !== undefined)
    fail('code', { ...SIGN_IN.wrongCode, text: message });
  else fail('code', SIGN_IN.wrongCode);
}

/** Signs in with the code that was typed. */
export async function enterCode(code: string): Promise<void> {
  const { busy, phone } = $signIn.get();
  if (busy) return;
  if (!/^[0-9]{6}$/.test(code)) return fail('code', SIGN_IN.codeFormat);
  await whileBusy('verify', () => verify(phone, code));
}

async function verify(phone: string, code: string): Promise<void> {
  const body = { phoneNumber: phone, code, tosAccepted: true };
  const { verifyCode, verifyEmailCode } = AUTH_PATHS;
  const path = $signIn.get().by === 'email' ? verifyEmailCode : verifyCode;
  const posted = await postJson(path, body);
  if (!posted.ok) return refuse(posted);
  const said = isRecord(posted.answer) ? posted.answer : {};
  const user = readSignedIn(said.user);
  if (!user) return refuse({ ok: false, status: 500, message: undefined, retryAfter: undefined });
  $signIn.set(START);
  forgetAwaited();
  showToast(welcomeNotice(SITE.name, said.isNewUser === true));
  setUser(user);
}

/** Returns to the number, which can be corrected; a typed code is discarded. */
export function changeNumber(): void {
  const { busy, phone, by, resendAt } = $signIn.get();
  if (busy === 'verify') return;
  $signIn.set({ ...START, phone, by, resendAt });
  forgetAwaited();
}

/** After a reload: returns to the code that this tab waits for. */
export function resumeSignIn(): void {
  const awaited = awaitedCode(clock.now());
  if (awaited && $signIn.get().phone === '') change({ step: 'code', ...awaited });
}

/** Clears a problem once its field changes. */
export function forgetProblem(field: Problem['field']): void {
  if ($signIn.get().problem?.field === field) change({ problem: undefined });
}
