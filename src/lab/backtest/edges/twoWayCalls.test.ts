import { expect, test } from 'vitest';
import type { FileFight } from '../../fit/fights/ufcRow.ts';
import type { FileMatch } from '../../fit/tennis/row.ts';
import { syntheticFights } from '../fights/synthetic.fixture.ts';
import { syntheticTour } from '../tennis/syntheticTour.fixture.ts';
import { upTo } from '../walkSeasons.ts';
import { seasonBouts } from './fightCalls.ts';
import { seasonMatches } from './matchCalls.ts';

const quiet = (): void => undefined;
const turned = (winner: 'a' | 'b' | 'draw'): 'a' | 'b' => (winner === 'a' ? 'b' : 'a');
const PRICES = { a: -150, b: 130 };

test('bouts: every priced one of the season, with what was known before its day', () => {
  const fights = syntheticFights().map(
    (fight, at): FileFight => (at % 5 === 0 ? fight : { ...fight, prices: PRICES }),
  );
  const cut = '2022-03-15';
  const corrupted = fights.map(
    (fight): FileFight =>
      fight.date <= cut
        ? fight
        : { ...fight, winner: turned(fight.winner), closing: { winA: 0.97 } },
  );
  const [one, other] = [fights, corrupted].map((rows) =>
    seasonBouts('UFC', upTo(rows, 2022), quiet),
  );
  const priced = fights.filter(({ season, prices }) => season === 2022 && prices);
  expect(one?.calls).toHaveLength(priced.length);
  expect(other?.weights).toEqual(one?.weights);
  const until = (calls: NonNullable<typeof one>['calls'] = []) =>
    calls.filter(({ date }) => date <= cut);
  expect(until(one?.calls).length).toBeGreaterThan(3);
  expect(until(other?.calls)).toEqual(until(one?.calls));
  expect(other?.calls.at(-1)?.own).not.toBe(one?.calls.at(-1)?.own);
}, 30_000);

test('boxing has no weights of its own: the market alone is published', () => {
  const fights = syntheticFights().map(
    (fight): FileFight => ({ ...fight, league: 'Boxing', selected: true, prices: PRICES }),
  );
  const { calls, weights } = seasonBouts('Boxing', upTo(fights, 2022), quiet);
  expect(weights).toBeUndefined();
  expect(calls.length).toBeGreaterThan(3);
});

test('matches: what was known before each, and who is new to the ratings', () => {
  const tour = syntheticTour([2001, 2002, 2003, 2004]).map(
    (match): FileMatch => ({ ...match, prices: PRICES }),
  );
  const half = tour.filter(({ season }) => season === 2004)[30]?.day ?? 0;
  const stranger = { key: 'Stranger', rank: 400 };
  const corrupted = tour.map(
    (match): FileMatch =>
      match.day < half
        ? match
        : { ...match, a: stranger, winner: turned(match.winner), close: 1 - (match.close ?? 0.5) },
  );
  const [one = [], other = []] = [tour, corrupted].map((rows) =>
    seasonMatches('WTA', upTo(rows, 2004), quiet, 1),
  );
  expect(one).toHaveLength(60);
  expect(other.slice(0, 30)).toEqual(one.slice(0, 30));
  expect(one.flatMap(({ notes }) => notes)).toEqual([]);
  expect(other[30]?.notes).toEqual(['Stranger is new to the ratings']);
  expect(other[31]?.notes).toEqual([]);
});
