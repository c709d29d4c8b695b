import { expect, test } from 'vitest';
import { patientSeasons } from '#slate/answers/followedSeasons.ts';
import { trial } from '#test/accounts/trial.ts';
import {
  agree,
  payingMembers,
  quietDay,
  runTrial,
  type Texted,
  textsTo,
  withPicks,
} from '#test/messages/trial.ts';
import { placeSeason } from '#test/placeSeason.ts';
import { siteOf } from '#wiring';

withPicks();

const follow = ({ id }: Texted, gone = false) =>
  trial.database.query(
    "insert into member_follows values ($1, 'nfl', 'buffalo-bills', clock(), $2)",
    [id, gone],
  );
/** A run with the season odds that the site itself would read. */
const runNow = () =>
  runTrial({ seasons: siteOf().use(patientSeasons), day: async () => quietDay() });

test('721: a follow without a consent sends nothing, whoever else is sent picks', async () => {
  const [silent, texted, gaveUp] = await payingMembers(3);
  if (!silent || !texted || !gaveUp) throw new Error('no members');
  await placeSeason(trial.database);
  await Promise.all([follow(silent), follow(texted), follow(gaveUp, true)]);
  await Promise.all([agree(texted), agree(gaveUp)]);
  expect(await runNow()).toMatchObject({ decided: 2, sent: 2 });
  expect(textsTo(silent)).toEqual([]);
  const [text] = textsTo(texted);
  expect(JSON.stringify(text)).toContain(
    'Bills 70% to make the play-offs, -10; 82% with a win at Chiefs, 60% with a loss',
  );
  expect(JSON.stringify(textsTo(gaveUp))).not.toContain('Bills');
});

test('without season odds picks are sent as before', async () => {
  const [texted] = await payingMembers(1);
  if (!texted) throw new Error('no member');
  await Promise.all([follow(texted), agree(texted)]);
  const seasons = async () => new Map();
  expect(await runTrial({ seasons, day: async () => quietDay() })).toMatchObject({ sent: 1 });
  expect(JSON.stringify(textsTo(texted))).toContain('no bet worth making today');
});

test('who wants silence on a day without a bet has it, and who is on a break is sent nothing', async () => {
  const [silent, away] = await payingMembers(2);
  if (!silent || !away) throw new Error('no members');
  await placeSeason(trial.database);
  await Promise.all([follow(silent), follow(away)]);
  await Promise.all([agree(silent, { silent: true }), agree(away)]);
  await trial.database.query(
    `insert into exclusions (phone_hash, kind, began_at, ends_at)
      select phone_hash, 'pause', clock(), clock() + interval '1 day' from members where id = $1`,
    [away.id],
  );
  await runNow();
  expect([textsTo(silent), textsTo(away)]).toEqual([[], []]);
});
