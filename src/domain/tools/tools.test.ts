import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everFallingTo } from '../prices/growth.ts';
import { TOOLS } from './index.ts';
import {
  expectedValuePath,
  halfPointPath,
  kellyPath,
  noVigPath,
  TOOL_IDS,
  toolPath,
} from './links.ts';
import { exampleOf, type GameResults, type PriceTool, type TypedFields } from './tool.ts';

const toolOf = (id: string): PriceTool => {
  const tool = TOOLS.find((each) => each.id === id);
  if (!tool) throw new Error(id);
  return tool;
};
const worked = (id: string, typed: TypedFields, game?: GameResults) => {
  const outcome = toolOf(id).work(typed, game);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.worked;
};
const problems = (id: string, typed: TypedFields) => {
  const outcome = toolOf(id).work(typed);
  return outcome.ok ? {} : outcome.problems;
};
const figure = (id: string, typed: TypedFields, label: string) =>
  worked(id, typed).figures.find((each) => each.label === label)?.value;

test('there are eight, and each works its own example', () => {
  expect(TOOLS.map(({ id }) => id)).toEqual([...TOOL_IDS]);
  for (const tool of TOOLS) {
    const outcome = tool.work(exampleOf(tool));
    expect(outcome.ok, tool.id).toBe(true);
    expect(tool.about.length).toBeGreaterThanOrEqual(50);
    expect(tool.about.length).toBeLessThanOrEqual(160);
  }
});

test('nothing typed says so beside each field that is needed, and beside no other', () => {
  for (const tool of TOOLS) {
    const said = problems(tool.id, {});
    const needed = tool.fields.filter(({ optional }) => !optional).map(({ name }) => name);
    expect(Object.keys(said).sort(), tool.id).toEqual([...needed].sort());
  }
});

test('whatever is typed is an answer or a sentence beside a field that exists; nothing throws or prints NaN', () => {
  const text = fc.oneof(
    fc.constantFrom(
      '',
      '-110',
      '+150',
      '2.5',
      '0',
      '-3',
      '44.5',
      '50',
      '99.9',
      '0.25',
      'NFL',
      'over',
      'x',
      '-0',
      '1e9',
      '100000',
      '%',
      '−3½',
    ),
    fc.string({ maxLength: 6 }),
  );
  for (const tool of TOOLS) {
    const names = tool.fields.map(({ name }) => name);
    const choices = Object.fromEntries(
      tool.fields.flatMap(({ name, choices: some }) => (some ? [[name, some[0]?.[0] ?? '']] : [])),
    );
    fc.assert(
      fc.property(
        fc.array(text, { minLength: names.length, maxLength: names.length }),
        (values) => {
          const typed = {
            ...Object.fromEntries(names.map((name, place) => [name, values[place] ?? ''])),
            ...choices,
          };
          const outcome = tool.work(typed);
          if (outcome.ok) {
            expect(JSON.stringify(outcome.worked)).not.toMatch(/NaN|Infinity|undefined|null/);
            return;
          }
          expect(Object.keys(outcome.problems).length).toBeGreaterThan(0);
          for (const [name, said] of Object.entries(outcome.problems)) {
            expect(names).toContain(name);
            expect(said).toMatch(/^[A-Z].*[.]$/);
          }
        },
      ),
      { numRuns: 150 },
    );
  }
});

test('closed forms: even money, fair price, Kelly of an even bet, ruin', () => {
  expect(figure('expected-value', { price: '+100', chance: '50' }, 'Per $100')).toBe('$0.00');
  expect(figure('expected-value', { price: '-110', chance: '52.381' }, 'Per $100')).toMatch(
    /^−?\$0\.00$/,
  );
  // f = 2p − 1 at even money.
  expect(
    figure('kelly', { price: '+100', chance: '55', bankroll: '1000', part: '1' }, 'Stake'),
  ).toBe('$100.00');
  expect(everFallingTo(0.5, 1)).toBeCloseTo(0.5, 12);
  expect(
    figure(
      'kelly',
      { price: '+100', chance: '55', bankroll: '1000', part: '1' },
      'Risk of ever falling to half',
    ),
  ).toBe('50.0%');
  expect(worked('kelly', { price: '-110', chance: '50', bankroll: '9', part: '1' }).said).toContain(
    'No stake',
  );
  expect(figure('parlay', { leg1: '+100', leg2: '+100', stake: '10' }, 'Payout of $10.00')).toBe(
    '$40.00',
  );
  expect(figure('hedge', { stake: '100', price: '+300', other: '+100' }, 'Even hedge')).toBe(
    '$200.00',
  );
  expect(figure('no-vig', { a: '-110', b: '-110' }, 'Vig')).toBe('4.76%');
});

test('bad input has a sentence beside its field', () => {
  expect(problems('no-vig', { a: '-110', b: '-50' }).b).toContain('not a price we can read');
  expect(problems('no-vig', { a: '-110', b: '+900' }).b).toContain('ask for');
  expect(
    problems('kelly', { price: '+100', chance: '55', bankroll: '9', part: '2' }).part,
  ).toContain('twice Kelly');
  expect(problems('expected-value', { price: '+100', chance: '60', push: '40' }).push).toContain(
    'below 100%',
  );
  expect(problems('parlay', { leg1: '-110', leg2: '-110', chance1: '50' })).toEqual({
    chance2: 'Type a chance for every leg, or for none.',
  });
  expect(problems('hedge', { stake: '9', price: '+100', other: '-120', offer: '5' }).own).toContain(
    'your side now',
  );
  expect(
    problems('half-point', { ...exampleOf(toolOf('half-point')), line: '-3.25' }).line,
  ).toContain('whole or half');
  expect(problems('half-point', { ...exampleOf(toolOf('half-point')), to: '40' }).to).toContain(
    'At most',
  );
});

test('a game’s own results take the table’s place, seen from the side that is bet', () => {
  const game: GameResults = {
    name: 'A @ B',
    margins: [
      [-7, 10],
      [3, 60],
      [10, 30],
    ],
    totals: [
      [40, 50],
      [47, 50],
    ],
  };
  const example = exampleOf(toolOf('half-point'));
  expect(worked('half-point', { ...example, line: '-3.5', to: '-2.5' }, game).said).toContain(
    '90.0%',
  );
  expect(
    worked('half-point', { ...example, team: 'away', line: '+3', to: '+2.5' }, game).said,
  ).toContain('10.0%');
  expect(
    worked('half-point', { ...example, bet: 'under', line: '44', to: '47.5' }, game).said,
  ).toContain('100.0%');
  const middle = worked('middle', exampleOf(toolOf('middle')), game);
  expect(middle.figures.find(({ label }) => label === 'Chance that both win')?.value).toBe('60.0%');
});

test('a line a league never sees is a sentence, not an error', () => {
  const said = problems('half-point', {
    ...exampleOf(toolOf('half-point')),
    bet: 'over',
    line: '0.5',
    price: '+20000',
    other: '-30000',
    to: '1',
  });
  expect(said.other).toContain('do not fit together');
});

test('links of price rows are read back by their calculator', () => {
  const read = (path: string) => {
    const [address = '', query = ''] = path.split('?');
    const typed = Object.fromEntries(
      query.split('&').map((pair) => pair.split('=').map((part) => decodeURIComponent(part))),
    );
    const tool = toolOf(address.split('/').at(-1) ?? '');
    for (const name of Object.keys(typed))
      expect(tool.fields.map((field) => field.name)).toContain(name);
    return problems(tool.id, typed);
  };
  expect(read(noVigPath([-110, -110]))).toEqual({});
  expect(read(noVigPath([-110, 240, 300]))).toEqual({});
  expect(read(expectedValuePath(150, 0.41, 0.02))).toEqual({});
  expect(Object.keys(read(kellyPath(150, 0.41)))).toEqual(['bankroll']);
  expect(
    read(
      halfPointPath({
        league: 'NFL',
        bet: 'over',
        line: 44.5,
        american: -110,
        game: 7,
        team: 'home',
      }),
    ),
  ).toEqual({});
  expect(toolPath('middle')).toBe('/tools/middle');
});
