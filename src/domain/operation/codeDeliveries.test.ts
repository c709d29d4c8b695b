import { expect, test } from 'vitest';
import {
  type CodeDeliveries,
  type CodeDelivery,
  textsFailing,
  textsStatus,
} from './codeDeliveries.ts';
import { codeFindings } from './codeFindings.ts';
import type { TextTrouble } from './textTroubles.ts';

const NOW = new Date('2026-11-26T18:00:00Z');
const ago = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();

const text = (
  state: CodeDelivery['state'],
  minutes: number,
  trouble?: TextTrouble,
): CodeDelivery => ({
  state,
  at: ago(minutes),
  trouble,
});
const use = (used: number, cap: number) => ({
  used,
  cap,
  halfAt: used * 2 >= cap ? ago(7) : undefined,
});
const codes = (
  texts: readonly CodeDelivery[],
  more: Partial<CodeDeliveries> = {},
): CodeDeliveries => ({
  texts,
  unasked: 0,
  failed: 0,
  failedNetworks: 0,
  withheld: 0,
  day: { ...use(0, 500), strangers: 0, strangersCap: 300 },
  hour: use(0, 300),
  emails: use(0, 500),
  signInEmails: use(0, 500),
  ...more,
});
const isFailing = (...texts: readonly CodeDelivery[]) =>
  textsStatus(codes(texts), NOW) === 'failing';
const times = (count: number, state: CodeDelivery['state'], trouble?: TextTrouble, first = 1) =>
  Array.from({ length: count }, (_, at) => text(state, first + at, trouble));

test('469: nothing asked, or all delivered: codes arrive', () => {
  expect(isFailing()).toBe(false);
  expect(isFailing(...times(5, 'delivered'))).toBe(false);
  expect(isFailing(...times(3, 'taken'))).toBe(false);
});

test.each<TextTrouble>(['credentials', 'account', 'region', 'sender', 'unregistered', 'limit'])(
  '469: one refusal for %s is enough, for a day, until a text is taken',
  (trouble) => {
    expect(isFailing(text('refused', 1, trouble))).toBe(true);
    expect(isFailing(text('refused', 1_400, trouble))).toBe(true);
    expect(isFailing(text('refused', 1, trouble), ...times(9, 'delivered', undefined, 2))).toBe(
      true,
    );
    expect(isFailing(text('taken', 0), text('refused', 1, trouble))).toBe(false);
    expect(isFailing(text('refused', 1, 'unreachable'), text('refused', 2, trouble))).toBe(true);
  },
);

test.each<TextTrouble>(['stopped', 'unreachable', 'off', 'message'])(
  '469: any count of refusals for %s is of those numbers',
  (trouble) => {
    expect(isFailing(...times(50, 'refused', trouble))).toBe(false);
    expect(isFailing(...times(50, 'undelivered', trouble))).toBe(false);
  },
);

test.each<[CodeDelivery['state'], TextTrouble]>([
  ['undelivered', 'filtered'],
  ['undelivered', 'unknown'],
  ['refused', 'busy'],
  ['unclear', 'provider'],
])('469: %s for %s: three, and more than half of the recent', (state, trouble) => {
  expect(isFailing(...times(2, state, trouble))).toBe(false);
  expect(isFailing(...times(3, state, trouble))).toBe(true);
  expect(isFailing(...times(3, state, trouble), ...times(3, 'delivered', undefined, 5))).toBe(
    false,
  );
  expect(isFailing(...times(4, state, trouble), ...times(3, 'delivered', undefined, 5))).toBe(true);
  // What was good hours ago says nothing of now.
  expect(isFailing(...times(4, state, trouble), ...times(40, 'delivered', undefined, 100))).toBe(
    true,
  );
});

test('469: carriers report minutes late: what was just taken does not outweigh their reports', () => {
  const reports = times(3, 'undelivered', 'filtered', 2);
  expect(isFailing(...times(4, 'taken', undefined, 0), ...reports)).toBe(true);
  expect(isFailing(...times(4, 'taken', undefined, 6), ...reports)).toBe(false);
  expect(isFailing(text('taken', 0), text('undelivered', 3, 'unregistered'))).toBe(true);
  expect(isFailing(text('delivered', 0), text('undelivered', 3, 'unregistered'))).toBe(false);
});

test('541: a provider that was away is back with three texts taken in a row, however many it refused', () => {
  const away = times(40, 'refused', 'provider', 3);
  expect(isFailing(...times(2, 'taken', undefined, 0), ...away)).toBe(true);
  expect(isFailing(...times(3, 'taken', undefined, 0), ...away)).toBe(false);
  // What carriers keep back is not refused by the provider.
  expect(
    isFailing(...times(3, 'taken', undefined, 0), ...times(3, 'undelivered', 'filtered', 3)),
  ).toBe(true);
});

test('469: nothing could be sent at all, asked by several networks; not by one address, nor for dead numbers', () => {
  const silent = { failed: 5, failedNetworks: 3, failedSince: ago(9) };
  expect(textsFailing(codes([], silent), NOW)).toEqual({ since: ago(9) });
  expect(textsFailing(codes([], { ...silent, failedNetworks: 2 }), NOW)).toBeUndefined();
  expect(textsFailing(codes([], { ...silent, failed: 4 }), NOW)).toBeUndefined();
  expect(textsFailing(codes(times(1, 'refused', 'unreachable'), silent), NOW)).toBeUndefined();
});

test('540: Supabase Auth away is known after three wishes, whoever asked; fewer are an accident', () => {
  const away = (times: number) => ({ away: { times, since: ago(20) } });
  expect(textsFailing(codes([], away(2)), NOW)).toBeUndefined();
  expect(textsFailing(codes([], away(3)), NOW)).toEqual({ since: ago(20), trouble: 'away' });
  expect(codeFindings(codes([], away(3)), NOW)[0]?.told).toBe(
    'Sign-in codes cannot be sent: Supabase Auth does not answer, or does not take our wishes.',
  );
});

test('653: everybody is told that codes do not arrive; why is the owner’s business', () => {
  const [one] = codeFindings(codes(times(1, 'refused', 'account')), NOW);
  expect(one?.message).toBe('Sign-in codes do not reach phones.');
  expect(one?.told).toContain('suspended, out of money');
  const [other] = codeFindings(codes([], { away: { times: 3, since: ago(20) } }), NOW);
  expect(other?.message).toBe('Sign-in codes cannot be sent.');
});

test('469: it began with the first of the failures in a row', () => {
  const found = textsFailing(codes([...times(4, 'refused', 'account'), text('taken', 9)]), NOW);
  expect(found).toEqual({ since: ago(4), trouble: 'account' });
});

const said = (more: Partial<CodeDeliveries>) =>
  codeFindings(codes([], more), NOW).map(({ key, level, since, message }) => [
    key,
    level,
    since,
    message,
  ]);

test('457: a cap half used is said, and one used up; below half nothing is', () => {
  expect(
    said({ day: { ...use(249, 500), strangers: 249, strangersCap: 300 }, hour: use(149, 300) }),
  ).toEqual([]);
  expect(said({ day: { ...use(250, 500), strangers: 125, strangersCap: 300 } })).toEqual([
    ['codes-day', 'degraded', ago(7), 'More than half of the day’s sign-in codes are used.'],
  ]);
  expect(said({ day: { ...use(500, 500), strangers: 251, strangersCap: 300 } })).toEqual([
    [
      'codes-day',
      'degraded',
      ago(7),
      'All of the day’s sign-in codes are used, most by numbers that had not signed in before.',
    ],
  ]);
  expect(said({ hour: use(150, 300), emails: use(500, 500) }).map(([key]) => key)).toEqual([
    'codes-hour',
    'codes-email',
  ]);
});

test('703: what members use of the day’s codes by e-mail to sign in is said', () => {
  expect(said({ signInEmails: use(250, 500) })).toEqual([
    [
      'codes-email-sign-in',
      'degraded',
      ago(7),
      'More than half of the day’s codes by e-mail to sign in are used.',
    ],
  ]);
});

test('457: strangers who get no code, and Supabase’s own limit, are said', () => {
  const found = said({ withheldSince: ago(20), projectCap: { times: 1, since: ago(5) } });
  expect(found.map(([key, level, since]) => [key, level, since])).toEqual([
    ['codes-strangers', 'degraded', ago(20)],
    ['codes-project', 'degraded', ago(5)],
  ]);
});

test('459: codes asked of Supabase past us are said from ten in an hour', () => {
  expect(said({ unasked: 9, unaskedSince: ago(30) })).toEqual([]);
  expect(said({ unasked: 10, unaskedSince: ago(30) })).toEqual([
    [
      'codes-unasked',
      'degraded',
      ago(30),
      'Somebody asks for sign-in codes past this site. None is texted.',
    ],
  ]);
});
