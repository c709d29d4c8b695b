import { concernsEverybody, isLastingTrouble, type TextTrouble } from './textTroubles.ts';

/** What became of a text with a sign-in code. Taken: by the provider, and nothing is known since. */
export const TEXT_STATES = ['taken', 'refused', 'unclear', 'delivered', 'undelivered'] as const;

export interface CodeDelivery {
  readonly state: (typeof TEXT_STATES)[number];
  readonly trouble?: TextTrouble | undefined;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** How much of a cap is used. */
export interface CapUse {
  readonly used: number;
  readonly cap: number;
  /** When half of it was used, if it is. */
  readonly halfAt?: string | undefined;
}

/** Wishes that Supabase made no text of, while nothing was texted since. */
interface NoText {
  readonly times: number;
  /** To the hour. */
  readonly since: string;
}

/** The sign-in codes of the last day, without numbers and addresses. */
export interface CodeDeliveries {
  /** The latest first. */
  readonly texts: readonly CodeDelivery[];
  /** Texts of the last hour that Supabase asked for, and nobody had asked us: none was sent. */
  readonly unasked: number;
  readonly unaskedSince?: string | undefined;
  /** Codes asked for since the last that could be sent, within half an hour; and by how many networks. */
  readonly failed: number;
  readonly failedNetworks: number;
  readonly failedSince?: string | undefined;
  /** Requests of strangers in the last day that got no code because their part of the day's cap was used up; since when, if within the last hour. */
  readonly withheld: number;
  readonly withheldSince?: string | undefined;
  /** Supabase has sent its texts of the hour. */
  readonly projectCap?: NoText | undefined;
  /** Supabase Auth does not answer, or not as it should: our key, its settings, the way to our hook. */
  readonly away?: NoText | undefined;
  /** Strangers: for numbers that have not signed in before. */
  readonly day: CapUse & { readonly strangers: number; readonly strangersCap: number };
  readonly hour: CapUse;
  /** With codes that confirm an address, and with codes to sign in. */
  readonly emails: CapUse;
  readonly signInEmails: CapUse;
}

/** Why texts fail, and since when; without a trouble nothing was sent at all. Away: Supabase Auth does not answer. */
export interface TextsFailing {
  readonly since: string;
  readonly trouble?: TextTrouble | 'away' | undefined;
}

const MINUTE = 60_000;
/** A text that has no report after this time has arrived. */
const PENDING_MS = 5 * MINUTE;
/** Whose results are counted together: of half an hour, and the latest five in any case. */
const RECENT_MS = 30 * MINUTE;
const FEWEST = 5;
/** Fewer failures are an accident. */
const ACCIDENTS = 2;
/** Codes that could not be sent at all, and networks that asked: one address alone proves nothing. */
const FAILED = 5;
const NETWORKS = 3;

/** A result that speaks against all texts: not one of this number or this message. */
const isBad = ({ state, trouble }: CodeDelivery): boolean => {
  if (state === 'taken' || state === 'delivered') return false;
  if (trouble === undefined || trouble === 'unknown') return true;
  return concernsEverybody(trouble);
};
const isGood = ({ state }: CodeDelivery): boolean => state === 'taken' || state === 'delivered';

/** What the carrier said, after the provider. */
const isReport = (state: CodeDelivery['state']): boolean =>
  state === 'delivered' || state === 'undelivered';

/** The bad results after which none was good, latest first. */
function lastBad(texts: readonly CodeDelivery[]): readonly CodeDelivery[] {
  const good = texts.findIndex(isGood);
  return good < 0 ? texts : texts.slice(0, good);
}

const failing = (bad: readonly CodeDelivery[]): TextsFailing | undefined => {
  const first = bad.at(-1);
  return first && { since: first.at, trouble: bad.find(({ trouble }) => trouble)?.trouble };
};

/**
 * Why sign-in codes do not reach anybody; undefined while they do. One refusal that lasts is enough, as long as no later text
 * was taken; else most of the recent texts.
 */
export function textsFailing(
  { texts, failed, failedNetworks, failedSince, away }: CodeDeliveries,
  now: Date,
): TextsFailing | undefined {
  if (away && away.times > ACCIDENTS) return { since: away.since, trouble: 'away' };
  const age = ({ at }: CodeDelivery): number => now.getTime() - Date.parse(at);
  const telling = texts.filter((text) => isBad(text) || isGood(text));
  const lasting = lastBad(telling).filter(({ trouble }) => trouble && isLastingTrouble(trouble));
  if (lasting.length > 0) return failing(lasting);
  // Carriers report minutes later: what was taken just now says nothing against them.
  const told = telling.filter((text) => text.state !== 'taken' || age(text) > PENDING_MS);
  const reported = lastBad(told).filter(
    ({ state, trouble }) => state === 'undelivered' && trouble && isLastingTrouble(trouble),
  );
  if (reported.length > 0) return failing(reported);
  // The provider refuses at once: there, what was taken just now says that it is back.
  const answered = telling.filter(({ state }) => state !== 'undelivered');
  const isBack = answered.length > ACCIDENTS && answered.slice(0, ACCIDENTS + 1).every(isGood);
  const heard = told.filter(({ state }) => !isBack || state === 'taken' || isReport(state));
  for (const said of [answered, heard]) {
    const recent = said.filter((text, at) => at < FEWEST || age(text) <= RECENT_MS);
    const bad = recent.filter(isBad);
    const isMost = bad.length > ACCIDENTS && bad.length > recent.length - bad.length;
    if (isMost && !(isBack && said === answered)) return failing(bad);
  }
  const refusedNumbers = texts.filter(
    (text) => text.state === 'refused' && !isBad(text) && age(text) <= RECENT_MS,
  ).length;
  const isSilent = failed - refusedNumbers >= FAILED && failedNetworks >= NETWORKS;
  return isSilent && failedSince !== undefined ? { since: failedSince } : undefined;
}

/** Whether sign-in codes reach phones, as the sign-in page may say it. */
export type TextsStatus = 'ok' | 'failing';

export const textsStatus = (codes: CodeDeliveries, now: Date): TextsStatus =>
  textsFailing(codes, now) ? 'failing' : 'ok';
