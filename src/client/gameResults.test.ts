import { afterEach, expect, test, vi } from 'vitest';
import { fetchResults } from './gameResults.ts';

afterEach(() => vi.unstubAllGlobals());

const answers = (body: unknown, status = 200) => {
  const asked = vi.fn(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
};

const game = (grid: unknown) => ({
  homeTeam: { shortName: 'Knicks' },
  awayTeam: { shortName: 'Celtics' },
  prediction: { simulationData: { grid } },
});

test('a game’s own results are its margins and totals', async () => {
  const asked = answers(game([[100, 97, [2, 0, 1]]]));
  expect(await fetchResults('12')).toEqual({
    name: 'Celtics @ Knicks',
    margins: [
      [1, 1],
      [3, 2],
    ],
    totals: [
      [197, 2],
      [199, 1],
    ],
  });
  expect(asked).toHaveBeenCalledWith('/api/games/12', expect.anything());
});

test.each([
  ['an answer without results', {}],
  ['no scores', game([])],
  ['broken scores', game([[1, 2, ['x']]])],
  ['scores that never came up', game([[1, 2, [0]]])],
])('%s is a sentence', async (_name, body) => {
  answers(body);
  expect(await fetchResults('12')).toContain('We have no results of that game');
});

test('a number that no game has, and text that is no number, are sentences; the latter asks nothing', async () => {
  answers({ error: 'Game not found' }, 404);
  expect(await fetchResults('12')).toContain('no results');
  const asked = answers({});
  expect(await fetchResults('../admin')).toContain('no results');
  expect(asked).not.toHaveBeenCalled();
});
