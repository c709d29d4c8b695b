import { isRecord } from '#client/checks.ts';
import { CODE_MINUTES } from '../rules/code.ts';
import { PHONE } from '../rules/phone.ts';

/** A code on its way: where it went, and when another may be requested, ms since 1970. */
interface AwaitedCode {
  readonly phone: string;
  /** How it comes. */
  readonly by: 'text' | 'email';
  readonly resendAt: number;
}

const KEY = 'simcastAwaitedCode';
const VALID_MS = 60_000 * CODE_MINUTES.phone;

/** Kept in this tab alone, for a reload, or for a phone that drops the page while its reader looks at the text. */
export function noteAwaited(code: AwaitedCode, now: Date): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...code, until: now.getTime() + VALID_MS }));
  } catch {
    // Without storage a reload begins with the number.
  }
}

export function forgetAwaited(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** The code that this tab waits for, while it is valid. */
export function awaitedCode(now: Date): AwaitedCode | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isRecord(stored)) return undefined;
    const { phone, resendAt, until } = stored;
    const fits =
      typeof phone === 'string' &&
      PHONE.test(phone) &&
      typeof resendAt === 'number' &&
      typeof until === 'number';
    const by = stored.by === 'email' ? 'email' : 'text';
    return fits && now.getTime() < until ? { phone, by, resendAt } : undefined;
  } catch {
    return undefined;
  }
}
