import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { signRefresh } from '#http/signedJob.ts';
import { LOCAL_TWILIO } from '#local/standins/twilio/account.ts';
import { SITE_URL, trial } from '#test/accounts/trial.ts';
import { bareContext } from '#test/context.ts';
import { messagesStore, outboxOf, trialMembers, twilio, withPicks } from '#test/messages/trial.ts';
import picks from '../../../../netlify/functions/picks-background.ts';

withPicks();
afterEach(() => vi.restoreAllMocks());

/** One run; its outcome as the database has it. */
async function once() {
  const { query, secretKey } = trial.database;
  await query('delete from refresh_requests');
  const headers = signRefresh(secretKey, clock.now(), 'picks');
  const answer = await picks(
    new Request(`${SITE_URL}/x`, { method: 'POST', headers }),
    bareContext(),
  );
  const [request] = await query<{ row: string }>(
    'select r::text as row from refresh_requests as r',
  );
  return { status: answer.status, row: request?.row };
}

/** A member with a decided text. */
async function waiting() {
  const [member] = await trialMembers(1);
  if (!member) throw new Error('nobody');
  const row = {
    memberId: member.id,
    channel: 'sms' as const,
    zone: 'America/New_York',
    body: 'Bills to win',
  };
  const startsAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
  await messagesStore().decideDigests([{ ...row, startsAt, named: [] }]);
  return member;
}

test.each([
  ['service', 'TWILIO_PICKS_MESSAGING_SERVICE_SID', `MG${'9'.repeat(32)}`, LOCAL_TWILIO.service],
  ['token', 'TWILIO_AUTH_TOKEN', 'another', LOCAL_TWILIO.token],
])(
  'with a wrong %s nobody is refused or blocked, and the run has failed and says so',
  async (_, name, wrong, right) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const member = await waiting();
    process.env[name] = wrong;
    try {
      expect((await once()).row).toContain('failed');
    } finally {
      process.env[name] = right;
    }
    expect(said.mock.calls.join(' ')).toContain('none could be');
    expect(await outboxOf(member)).toMatchObject([{ state: 'queued' }]);
    expect(await messagesStore().readSettings(member.id, 'sms')).toMatchObject({
      stopped: false,
      unreachable: false,
    });
    expect(twilio.account.messages()).toEqual([]);
  },
);

test('what is sent is a run that is done', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await waiting();
  expect((await once()).row).toContain('done');
  expect(twilio.account.messages()).toHaveLength(1);
});
