import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  EXAMPLE_FIELD_CURVE,
  EXAMPLE_FIELD_LIVE,
} from '#contract/live/exampleFieldLive.fixture.ts';
import { FieldPanel } from './FieldPanel.tsx';
import { curveLines, fieldChanceText, toParText } from './fieldView.ts';

const panel = (live = EXAMPLE_FIELD_LIVE) =>
  renderToStaticMarkup(
    <FieldPanel
      id={7}
      start="2026-11-19T12:00:00Z"
      live={live}
      curve={EXAMPLE_FIELD_CURVE}
      players={[{ id: '4251', name: 'Ryan Fox' }]}
    />,
  );

test('the board, the cut, who moved most and the curve', () => {
  const html = panel();
  for (const words of [
    '1 Ryan Fox',
    '−9',
    '21.4%',
    '0.8%',
    'The cut falls at +1 in 66.5%',
    '<path',
  ]) {
    expect(html).toContain(words);
  }
  expect(html).toContain('Chance to win up most: Ryan Fox 0.8% to 21.4%.');
});

test('the curve names the likeliest three, likeliest first, and the scale that it is drawn on', () => {
  const { top, lines } = curveLines({
    holesPlayed: [0, 18],
    inRound: [1, 1],
    curves: [
      ['1', [10, 5]],
      ['2', [20, 40]],
      ['3', [0, 1]],
      ['4', [3, 12]],
    ].map(([golfer, chancesToWin]) => ({
      golfer: golfer as string,
      chancesToWin: chancesToWin as number[],
    })),
  });
  expect(top).toBe(40);
  expect(lines.map(({ golfer, named }) => [golfer, named])).toEqual([
    ['2', 'first'],
    ['4', 'second'],
    ['1', 'third'],
    ['3', undefined],
  ]);
  expect(lines[0]?.path).toBe('M0.0 50.0L1000.0 0.0');
  expect(panel()).toContain('Chance to win by holes played, 0 to');
});

test('silence is said; before the first hole nothing is shown; a player we do not know has no name', () => {
  expect(panel({ ...EXAMPLE_FIELD_LIVE, silent: true })).toContain('our chances are withdrawn');
  expect(panel({ ...EXAMPLE_FIELD_LIVE, stage: 'waiting' })).toMatch(
    /^<section [^>]*data-live-stage="waiting" hidden=""><\/section>$/,
  );
  const [leader] = EXAMPLE_FIELD_LIVE.field?.leaders ?? [];
  const field = EXAMPLE_FIELD_LIVE.field ?? expect.fail();
  const other = { ...field, leaders: leader ? [{ ...leader, golfer: '9' }] : [] };
  expect(panel({ ...EXAMPLE_FIELD_LIVE, field: other })).toContain('A late entrant');
});

test('figures', () => {
  expect([-9, 0, 2].map(toParText)).toEqual(['−9', 'E', '+2']);
  expect([0, 0.04, 21.44, 99.97, 100, undefined].map(fieldChanceText)).toEqual([
    '0.0%',
    '<0.1%',
    '21.4%',
    '>99.9%',
    '100.0%',
    '–',
  ]);
});
