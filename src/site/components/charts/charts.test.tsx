import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { marginHistogram, type ScoreGrid } from '#domain/game/scoreGrid.ts';
import { MiniMargin } from '../game/MiniMargin.tsx';
import { Comb } from './Comb.tsx';
import { HeatMap } from './HeatMap.tsx';
import { MarginChart } from './MarginChart.tsx';
import { RangeBar } from './Rung.tsx';
import { TotalChart } from './TotalChart.tsx';

const GRID: ScoreGrid = [
  [17, 24, [3]],
  [20, 20, [1]],
  [27, 24, [6]],
];
const NAMES = { awayName: 'Chiefs', homeName: 'Bills' };

test('the comb says and draws every share, the draw in the middle', () => {
  const html = renderToStaticMarkup(
    <Comb away={24.34} draw={23.53} home={52.13} awayName="Tottenham" homeName="Arsenal" />,
  );
  expect(html).toContain('Win probability: Tottenham 24.3%, draw 23.5%, Arsenal 52.1%');
  expect(html).toContain('d="M24.34 0h23.53v1h-23.53z"');
  expect(html).toContain('d="M47.87 0h52.13v1h-52.13z"');
});

test('the margin chart names what each side of the line is worth', () => {
  const html = renderToStaticMarkup(
    <MarginChart grid={GRID} sport="football" {...NAMES} handicap={-1.5} flag="BUF −1.5" />,
  );
  expect(html).toContain('Chiefs cover +1.5 in 40.0%, Bills cover −1.5 in 60.0%');
  expect(html).toContain('BUF −1.5</text>');
});

test('without a line the margin chart tells wins and ties apart', () => {
  const html = renderToStaticMarkup(<MarginChart grid={GRID} sport="football" {...NAMES} />);
  expect(html).toContain('Chiefs win in 33.3%, Bills win in 66.7%, 10.0% end tied');
  expect(html).toContain('<p class="self-end text-muted">Tied 10.0%</p>');
});

test('the small chart says when far margins are gathered at its ends', () => {
  const props = { unit: 'points', awayAbbreviation: 'KC', homeAbbreviation: 'BUF' };
  const clipped = renderToStaticMarkup(
    <MiniMargin margins={marginHistogram(GRID)} limit={5} {...props} />,
  );
  expect(clipped).toContain('margins beyond 5 points are gathered at the ends');
  const whole = renderToStaticMarkup(
    <MiniMargin margins={marginHistogram(GRID)} limit={30} {...props} />,
  );
  expect(whole).not.toContain('gathered');
});

test('the total chart gives under, over and a push', () => {
  const html = renderToStaticMarkup(<TotalChart grid={GRID} unit="points" line={41} />);
  expect(html).toContain('Under 41 in 14.3%, over 41 in 85.7% (push 30.0%)');
  expect(html).toContain('<p class="self-end text-muted">Push 30.0%</p>');
});

test('no chart needs a style attribute, which the content security policy would refuse', () => {
  const html = renderToStaticMarkup(
    <>
      <Comb away={40} home={60} {...NAMES} />
      <MarginChart grid={GRID} sport="football" {...NAMES} handicap={-1.5} flag="BUF −1.5" />
      <TotalChart grid={GRID} unit="points" line={44.5} />
      <HeatMap grid={GRID} sport="football" {...NAMES} mostLikely="24–27" />
      <RangeBar mean={2} sd={1} from={-10} to={10} label="Bills" />
    </>,
  );
  expect(html).not.toContain('style=');
});
