import { atom } from 'nanostores';
import { type Posted, postJson } from '#client/post.ts';
import { TRUST_PATHS } from '#members/account/contract/paths.ts';
import { readTrust, type TrustShown } from '#members/account/contract/trust.ts';
import { askContract } from '#members/account/screen/loaded.ts';
import { SUBSCRIPTION_PATHS } from '../contract/paths.ts';

const FAILED = 'We got no answer. Please try again.';
const PROVE_FIRST = 428;

/** The question whose account it is, while it is shown. */
export interface TrustQuestion {
  /** How this device stands; undefined if the server did not say. */
  readonly shown: TrustShown | undefined;
  /** The way being tried: "card", "invoice", "send" or "code"; empty while there is none. */
  readonly busy: string;
  /** What came of the last try. */
  readonly problem: string | undefined;
  /** Whether a code has been e-mailed. */
  readonly isSent: boolean;
}
export const $question = atom<TrustQuestion | undefined>(undefined);
/** How often this device has been proven while the page is open: what was left out is shown then. */
export const $proofs = atom(0);
/** Who waits for the answer. */
const $asker = atom<((proved: boolean) => void) | undefined>(undefined);

function endQuestion(proved: boolean): void {
  $question.set(undefined);
  if (proved) $proofs.set($proofs.get() + 1);
  $asker.get()?.(proved);
  $asker.set(undefined);
}

export const closeQuestion = (): void => endQuestion(false);

/** Asks for a proof. Returns whether there is one now. */
export async function askForProof(): Promise<boolean> {
  const shown = await askContract(readTrust).catch(() => undefined);
  return new Promise((resolve) => {
    $asker.set(resolve);
    $question.set({ shown, busy: '', problem: undefined, isSent: false });
  });
}

/** Posts, and where the device must prove itself first, asks and posts again. */
export async function postProven(path: string, body: object): Promise<Posted> {
  const first = await postJson(path, body);
  const must = !first.ok && first.status === PROVE_FIRST;
  return must && (await askForProof()) ? postJson(path, body) : first;
}

/** Tries one way. Returns whether it was taken; a problem is shown. */
async function tried(busy: string, path: string, body: object): Promise<boolean> {
  const question = $question.get();
  if (question?.busy !== '') return false;
  $question.set({ ...question, busy, problem: undefined });
  const posted = await postJson(path, body);
  if (!posted.ok && posted.status === 401) {
    endQuestion(false);
    return false;
  }
  const now = $question.get();
  const problem = posted.ok ? undefined : (posted.message ?? FAILED);
  if (now) $question.set({ ...now, busy: '', problem });
  return posted.ok;
}

const proveBy = async (busy: string, path: string, body: object): Promise<void> => {
  if (await tried(busy, path, body)) endQuestion(true);
};

export const nameCard = (last4: string) =>
  proveBy('card', SUBSCRIPTION_PATHS.confirmCard, { last4 });
export const nameInvoice = (invoice: string) =>
  proveBy('invoice', SUBSCRIPTION_PATHS.confirmInvoice, { invoice });
export const enterProof = (code: string) => proveBy('code', TRUST_PATHS.confirmEmail, { code });

/** Has a code e-mailed to the confirmed address. */
export async function sendProof(): Promise<void> {
  const sent = await tried('send', TRUST_PATHS.sendEmail, {});
  const now = $question.get();
  if (sent && now) $question.set({ ...now, isSent: true });
}
