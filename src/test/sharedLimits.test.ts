import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEAR_MINUTES, STALE_MINUTES } from '#domain/game/freshness.ts';
import {
  LONGEST_DATE,
  LONGEST_ETAG,
  LONGEST_PACKED,
  LONGEST_PART,
  MAX_TEXT,
} from '#feeds/reading/limits.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { LONGEST_ZONE } from '#members/account/contract/zone.ts';
import { SESSION_DAYS } from '#members/account/cookies.ts';
import { ALERTS_A_DAY } from '#members/account/rules/channel.ts';
import { CODE_MINUTES, RESEND_AFTER_S } from '#members/account/rules/code.ts';
import { HOURS } from '#members/account/rules/hours.ts';
import { EXCLUSION_DAYS, PAUSE_DAYS } from '#members/account/rules/pauseDays.ts';
import { MOST_USERS } from '#members/admin/contract.ts';
import { EXPORTED_AT_A_TIME } from '#members/admin/exportCsv.ts';
import { ALERTS_AN_HOUR, MOST_ALERTS } from '#members/alerts/rules/limits.ts';
import { MOST_KEPT_BETS } from '#members/bets/rules/full.ts';
import { RAISE_HOURS } from '#members/bets/rules/limits.ts';
import { CONFIRM_HOURS } from '#members/messages/contract/letters.ts';
import { KEY_CHARACTERS, LONGEST_ENDPOINT } from '#members/messages/contract/limits.ts';
import { LONGEST_ADDRESS } from '#members/messages/rules/address.ts';
import { FOLLOWABLE } from '#members/messages/rules/followable.ts';
import { MOST_TEAMS } from '#members/messages/rules/mostTeams.ts';
import { LAST_TRY } from '#members/voice/callAddress.ts';
import { WITNESS_BYTES } from '#slate/ledger/stamping/witness.ts';
import { LEFT_OUT_CHARACTERS } from '#slate/operation/store/due.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database?.stop());

/** The source of a function, or of all a table's checks, on one line. */
async function saidBy(name: string): Promise<string> {
  const [said] = await database.query<{ text: string | null }>(
    `select coalesce(
      (select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and proname = $1),
      (select string_agg(pg_get_constraintdef(oid), ' ') from pg_constraint where conrelid = to_regclass('public.' || $1))
    ) as text`,
    [name],
  );
  return said?.text?.replaceAll(/\s+/g, ' ') ?? '';
}

const [firstHour, lastHour] = [HOURS[0], HOURS[HOURS.length - 1]];
const longest = (column: string, characters: number): string =>
  `(length(${column}) <= ${characters})`;
const between = (column: string, [from, to]: readonly [number, number]): string =>
  `((length(${column}) >= ${from}) AND (length(${column}) <= ${to}))`;

/** Every database limit that code also states or checks: the function or table, and its wording there. */
const SHARED: readonly (readonly [where: string, words: string])[] = [
  ['count_guess', `interval '${CODE_MINUTES.phone} minutes'`],
  ['own_wait', `array[0, ${RESEND_AFTER_S},`],
  ['confirm_email', `interval '${CODE_MINUTES.email} minutes'`],
  ['email_code_of', `interval '${CODE_MINUTES.email} minutes'`],
  ['use_session', `created_at > time - interval '${SESSION_DAYS} days'`],
  ['list_sessions', `created_at > public.clock() - interval '${SESSION_DAYS} days'`],
  ['unknown_sessions', `s.created_at > public.clock() - interval '${SESSION_DAYS} days'`],
  ['shut_out', `'pause' then array[${PAUSE_DAYS.join(', ')}]`],
  ['shut_out', `'exclusion' then array[${EXCLUSION_DAYS.join(', ')}]`],
  ['line_tries', `(n <= ${LAST_TRY})`],
  ['fire_alerts', `handed <> '{}')) >= ${ALERTS_A_DAY} then`],
  ['set_alert', `>= ${MOST_ALERTS} then`],
  ['set_alert', `set_in_hour > ${ALERTS_AN_HOUR} then`],
  ['alert_settings', longest('zone', LONGEST_ZONE)],
  ['is_text_hour', `between ${firstHour} and ${lastHour}`],
  ['message_settings', longest('zone', LONGEST_ZONE)],
  ['message_settings', `((hour >= ${firstHour}) AND (hour <= ${lastHour}))`],
  ['message_settings', `(cardinality(teams) <= ${MOST_TEAMS})`],
  ['push_devices', `(length(endpoint) <= ${LONGEST_ENDPOINT})`],
  ['push_devices', between('p256dh', KEY_CHARACTERS.p256dh)],
  ['push_devices', between('auth', KEY_CHARACTERS.auth)],
  ['member_emails', `(length(address) <= ${LONGEST_ADDRESS})`],
  ['email_codes', `(length(address) <= ${LONGEST_ADDRESS})`],
  ['letter_readers', `(length(address) <= ${LONGEST_ADDRESS})`],
  ['letter_wishes', `(length(address) <= ${LONGEST_ADDRESS})`],
  ['letter_wish_stands', `interval '${CONFIRM_HOURS} hours'`],
  ['thin_letters', `interval '${CONFIRM_HOURS} hours'`],
  ['sync_bets', `> ${MOST_KEPT_BETS} then`],
  ['changed_bet_limit', `interval '${RAISE_HOURS} hours'`],
  ['list_users', `least(p_limit, ${MOST_USERS})`],
  ['export_users', `least(p_limit, ${EXPORTED_AT_A_TIME})`],
  ['fire_alerts', `now - interval '${STALE_MINUTES} minutes'`],
  ['prices_at', `interval '${NEAR_MINUTES / 60} hours' then interval '${STALE_MINUTES} minutes'`],
  ['ledger_stamps', between('receipt', [1, WITNESS_BYTES])],
  ['quarantine', longest('item', LEFT_OUT_CHARACTERS.item)],
  ['quarantine', longest('reason', LEFT_OUT_CHARACTERS.reason)],
  ['feed_answers', longest('etag', LONGEST_ETAG)],
  ['feed_answers', longest('last_modified', LONGEST_DATE)],
  ['feed_answers', longest('body', LONGEST_PACKED)],
  ['feed_parts', longest('part', LONGEST_PART)],
  ['availability', between('starter', [1, MAX_TEXT])],
  ['games', between('occasion', [1, MAX_TEXT])],
  ['games', between('series', [1, MAX_TEXT])],
];

test.each(SHARED)('%s of the database says %s, as the code does', async (where, words) => {
  expect(await saidBy(where)).toContain(words);
});

test('the database keeps as many leagues as can be followed', async () => {
  const [, most] = /cardinality\(leagues\) <= (\d+)/.exec(await saidBy('message_settings')) ?? [];
  expect(Number(most)).toBeGreaterThanOrEqual(FOLLOWABLE.length);
});
