import { expect, test } from 'vitest';
import type { FileFight } from '../../fit/fights/ufcRow.ts';
import { walkResults } from '../walkResults.ts';
import { boxingWalk } from './boxingWalk.ts';
import { syntheticFights } from './synthetic.fixture.ts';
import { ufc } from './ufc.ts';

const SEASON = 2022;
const CUT = '2022-03-15';
const silent = (): void => undefined;

/** Everything after a day reversed: winners, methods, times, lines. */
const corrupted = (fights: readonly FileFight[]): FileFight[] =>
  fights.map((fight) =>
    fight.date <= CUT
      ? fight
      : {
          ...fight,
          winner: fight.winner === 'a' ? 'b' : 'a',
          method: fight.method === 'knockout' ? 'submission' : 'knockout',
          minutes: 1,
          closing: { winA: 0.97 },
        },
  );

test('UFC: what happens later changes no forecast, constants included', () => {
  const fights = syntheticFights();
  const said = (rows: readonly FileFight[]) =>
    walkResults(ufc, { league: 'UFC', rows }, [SEASON], silent);
  const [one, other] = [said(fights), said(corrupted(fights))];
  for (const [index, { name, answers, earlier }] of one.questions.entries()) {
    const turned = other.questions[index];
    const until = <A extends { cluster: string }>(of: readonly A[] = []): A[] =>
      of.filter(({ cluster }) => cluster <= CUT);
    expect(until(turned?.answers), name).toEqual(until(answers));
    expect(turned?.earlier, name).toEqual(earlier);
    expect(until(answers).length, name).toBeGreaterThan(3);
  }
  // The corruption shows where it is allowed to.
  expect(other.questions[0]?.answers.at(-1)?.said.own).not.toEqual(
    one.questions[0]?.answers.at(-1)?.said.own,
  );
}, 30_000);

test('UFC: without lines the results-only filter speaks, and the notes say so', () => {
  const fights = syntheticFights().map(
    (fight): FileFight => (fight.season < SEASON ? fight : { ...fight, closing: {} }),
  );
  const rows = fights.map((fight, index) =>
    fight.season < SEASON && index % 3 > 0 ? { ...fight, closing: {} } : fight,
  );
  const { questions, notes } = walkResults(ufc, { league: 'UFC', rows }, [SEASON], silent);
  const answers = questions.find(({ name }) => name === 'win, no line in the file')?.answers ?? [];
  expect(answers.length).toBeGreaterThan(3);
  for (const { said } of answers) expect(said.own).toEqual(said['own, no lines']);
  expect(notes.join()).toMatch(/in (\d+) of \1 fights the results-only filter spoke/);
  expect(notes.join()).toMatch(/: 0 of \d+ fights have a close/);
}, 30_000);

test('boxing: no result of the selected sample changes any forecast', () => {
  const fights = syntheticFights().map(
    (fight, index): FileFight => ({
      ...fight,
      league: 'Boxing',
      method: 'other',
      selected: true,
      a: { ...fight.a, record: { wins: index % 20, losses: index % 7 } },
    }),
  );
  const turned = fights.map(
    (fight): FileFight => ({ ...fight, winner: fight.winner === 'a' ? 'b' : 'a' }),
  );
  const said = (rows: readonly FileFight[]) =>
    walkResults(boxingWalk, { league: 'Boxing', rows }, [SEASON], silent).questions[0]?.answers.map(
      ({ said }) => said.own,
    );
  expect(said(turned)).toEqual(said(fights));
});
