import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RerunBlock } from '#components/rerun/RerunBlock.tsx';
import { rerunOfPayload } from '#contract/ledgerRerun.ts';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '#domain/game/exampleGame.fixture.ts';
import type { PredictedGame } from '#domain/game/game.ts';
import { compareSaid } from '#domain/rerun/compare.ts';
import { rerunOfGame } from '#domain/rerun/ofGame.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { summarize } from '#domain/words/summary.ts';
import { EXAMPLE_INPUTS } from '#engine/exampleInputs.fixture.ts';
import { rerun } from '#engine/rerun.ts';
import { ENGINE_VERSION } from '#engine/version.ts';
import { canonicalJson, contentHash } from '#slate/archive/hash.ts';
import { ledgerPayload } from '#slate/refresh/ledgerPayload.ts';
import { pageReruns } from './pageReruns.ts';
import { playAgain } from './sayAgain.ts';

const recipe = {
  engineVersion: ENGINE_VERSION,
  model: 'football',
  seed: '4d2a91e7',
  iterations: 4000,
  inputs: EXAMPLE_INPUTS.football,
  notes: ['</script><script>alert(1)</script>'],
};
const game: PredictedGame = {
  ...EXAMPLE_GAME,
  prediction: { ...EXAMPLE_PREDICTION, ...summarize(rerun(recipe), false), recipe },
};
const published = rerunOfGame(game) as Rerunnable;
const html = (of: Rerunnable) => renderToStaticMarkup(<RerunBlock rerun={of} of="games" />);
const differing = (of: Rerunnable) =>
  compareSaid(of.said, playAgain(of).said).filter(({ same }) => !same);

test('a page carries a prediction whole: it runs again to the same figures and hash', () => {
  const [carried] = pageReruns(html(published)) as [Rerunnable];
  expect(carried).toEqual(JSON.parse(JSON.stringify(published)));
  expect(carried.said.figures.length).toBeGreaterThan(12);
  expect(differing(carried)).toEqual([]);
  expect(carried.said.hash).toBe(contentHash(game.prediction.simulationData.grid));
});

test('no text of a recipe ends the script that carries it', () => {
  expect(html(published).match(/<\/script>/g)).toHaveLength(1);
});

test.each([
  ['another seed', { recipe: { ...recipe, seed: '4d2a91e8' } }],
  ['another input', { recipe: { ...recipe, inputs: { ...recipe.inputs, homeWin: 0.65 } } }],
])('%s gives other digits', (_name, change) => {
  expect(differing({ ...published, ...change }).length).toBeGreaterThan(3);
});

test('an older engine’s prediction has no button but the release to use', () => {
  const old = html({ ...published, recipe: { ...recipe, engineVersion: '0.2.0' } });
  expect(old).not.toContain('<button');
  expect(old).toContain('release v0.4.0');
});

test('a prediction without its simulated scores is not run again', () => {
  const { simulationData } = game.prediction;
  const undrawn = { ...game.prediction, simulationData: { ...simulationData, grid: [] } };
  expect(rerunOfGame({ ...game, prediction: undrawn })).toBeUndefined();
});

describe('a line of the ledger', () => {
  const payload = canonicalJson(ledgerPayload(game, game.prediction));

  test('says what it said, by itself', () => {
    const said = rerunOfPayload(payload) as Rerunnable;
    expect(said.said.figures.length).toBe(4);
    expect(differing(said)).toEqual([]);
  });

  test('is found out where its payload was changed', () => {
    const line = JSON.parse(payload);
    line.prediction.total += 1;
    const other = canonicalJson(line);
    const changed = differing(rerunOfPayload(other) as Rerunnable);
    expect(changed.map(({ label }) => label)).toEqual(['Mean total']);
  });

  test.each(['', '{}', '{"type":"grade"}', 'no JSON'])('%o is no prediction', (text) => {
    expect(rerunOfPayload(text)).toBeUndefined();
  });
});
