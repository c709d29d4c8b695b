import { expect, test } from 'vitest';
import { EXAMPLE_CURVE, EXAMPLE_LIVE } from '#contract/live/exampleLive.fixture.ts';
import { curvePicture } from './curvePicture.ts';
import { type LiveOf, liveView } from './liveView.ts';

const OF: LiveOf = { home: 'Eagles', away: 'Giants', sport: 'football', draws: false };
const { now, ...without } = EXAMPLE_LIVE;

test('chances now stand beside those of before the start, the bets on their own side', () => {
  const view = liveView(EXAMPLE_LIVE, OF);
  expect(view.score).toBe('Giants 10, Eagles 17');
  expect(view.chances).toEqual([
    { label: 'Giants', now: '21.9%', before: '42.7%' },
    { label: 'Eagles', now: '78.1%', before: '57.3%' },
  ]);
  expect(view.comb?.away).toEqual({ x: 0, width: 21.9 });
  expect(view.comb?.home.x).toBe(21.9);
  expect(view.comb?.home.width).toBeCloseTo(78.1);
  expect(view.bets).toEqual([
    { label: 'Eagles −1.5 cover', now: '75.2%', before: '51.2%' },
    { label: 'Over 47.5', now: '41.4%', before: '50.3%' },
  ]);
  expect(view.facts).toEqual([
    '27 points so far, about 19.2 to come.',
    'If it ended so: 41.0% of our games before the start were closer.',
  ]);
  expect(view.note).toMatch(/^As of 2:41 PM EST, each minute\. From this score and clock/);
});

test('a sample says so, before and after its end', () => {
  const sample: LiveOf = { ...OF, sample: true };
  const view = liveView(EXAMPLE_LIVE, sample);
  expect(view.title).toBe('Sample, as it is played');
  expect(view.note).toMatch(/^As of 2:41 PM EST.* The play is made up; [^.]+\.$/);
  const ended = liveView({ ...EXAMPLE_LIVE, stage: 'ended' }, sample);
  expect(ended.title).toBe('Sample, as it was played');
  expect(ended.note).toMatch(/ The play is made up; [^.]+\.$/);
});

test('a line the away side gives is said of the away side; a push counts for neither', () => {
  const spreadBet = { line: 3, wins: 0.4, push: 0.1 };
  const { bets } = liveView(
    {
      ...EXAMPLE_LIVE,
      before: { ...EXAMPLE_LIVE.before, spreadBet },
      now: { ...EXAMPLE_LIVE.before, spreadBet: { ...spreadBet, wins: 0.7 } },
    },
    OF,
  );
  expect(bets[0]).toEqual({ label: 'Giants −3 cover', now: '20.0%', before: '50.0%' });
});

test('a draw is a result of its own where the league counts it', () => {
  const { chances } = liveView(EXAMPLE_LIVE, { ...OF, sport: 'soccer', draws: true });
  expect(chances.map(({ label }) => label)).toEqual(['Giants', 'Draw', 'Eagles']);
});

test('a silent feed: no chance is shown, and since when it is silent', () => {
  const view = liveView({ ...without, silent: true }, OF);
  expect(view.chances.map((row) => row.now)).toEqual([undefined, undefined]);
  expect(view.facts).toEqual(['If it ended so: 41.0% of our games before the start were closer.']);
  expect(view.note).toBe(
    'The feed has been silent since 2:41 PM EST: no chance is shown until it speaks again.',
  );
});

test('what is paused, over or called off says so', () => {
  const noteAt = (stage: typeof EXAMPLE_LIVE.stage) => liveView({ ...EXAMPLE_LIVE, stage }, OF);
  expect(noteAt('paused').note).toMatch(/^Play has stopped, as of 2:41 PM EST\./);
  expect(noteAt('ended')).toMatchObject({
    title: 'As it was played',
    clock: 'Final',
    chances: [],
    bets: [],
    facts: [],
  });
  expect(noteAt('off').note).toMatch(/^It was called off/);
  expect(noteAt('waiting').note).toBe('No feed has told of it yet.');
  expect(liveView(without, OF).note).toBe(
    'As of 2:41 PM EST: the score alone. We say no chance of this game.',
  );
});

test('soccer after 90 minutes keeps the feed’s words: extra time may be on', () => {
  const of = { ...OF, sport: 'soccer', draws: true } as const;
  const view = liveView({ ...EXAMPLE_LIVE, stage: 'ended', detail: "ET 101'" }, of);
  expect(view.clock).toBe("ET 101'");
  expect(view.note).toMatch(/^Its 90 minutes are over/);
});

test('the curve: a comb through time, a dot at every change of the score, the biggest swing', () => {
  const picture = curvePicture(EXAMPLE_CURVE, OF);
  expect(picture.home).toBe('M0 42.7H140V27.6H330V41.2H500V29.8H612V21.9H618V100H0Z');
  expect(picture.away).toBe('M0 42.7H140V27.6H330V41.2H500V29.8H612V21.9H618V0H0Z');
  expect(picture.played).toBe('M0 0H618V100H0Z');
  expect(picture.scores.map(({ score, chance }) => `${score} ${chance}`)).toEqual([
    '0–7 72.4%',
    '10–7 58.8%',
    '10–14 70.2%',
    '10–17 78.1%',
  ]);
  expect(picture.swing).toBe('Biggest swing: 0–0 to 0–7, Eagles 57.3% to 72.4% (+15.1).');
  expect(picture.words).toBe(
    'Chance of Eagles by moment: 57.3% at the start, 57.3% at least, 78.1% at most, 78.1% at the last moment read',
  );
});

test('overtime makes the curve longer, and says where regulation ended', () => {
  const long = { ...EXAMPLE_CURVE, elapsed: [0, 0.2, 0.4, 1, 1.25] };
  expect(curvePicture(long, OF).end).toBe('M800 0V100');
  expect(curvePicture(EXAMPLE_CURVE, OF).end).toBe('');
});

test('with draws the sides’ areas leave theirs between them', () => {
  const drawn = { ...EXAMPLE_CURVE, drawChances: [20, 20, 20, 20, 20] };
  const { away, home } = curvePicture(drawn, { ...OF, draws: true });
  expect(away.startsWith('M0 22.7H140')).toBe(true);
  expect(home.startsWith('M0 42.7H140')).toBe(true);
});
