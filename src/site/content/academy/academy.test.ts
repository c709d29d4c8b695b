import { expect, test } from 'vitest';
import type { Module } from '#domain/academy/module.ts';
import { MODULES } from '#domain/academy/progress.ts';
import { ACADEMY, ACADEMY_MODULES } from './index.ts';

const textWords = ({ text }: Module): number => text.join(' ').trim().split(/\s+/).length;

const shown = ({ example }: Module, given: Module['example']['given'] = example.given): string => {
  const { title, lines, answer } = example.work(given);
  return [title, ...lines, answer].join('\n');
};

/** The same number, a tenth further from zero; a whole one stays whole. */
const moved = (value: number): number =>
  Number.isInteger(value)
    ? value + Math.sign(value) * Math.max(1, Math.round(Math.abs(value) / 10))
    : value * 1.1;

test('25 modules in the six tabs, in their order', () => {
  expect(ACADEMY.map(({ id }) => id)).toEqual([
    'fundamentals',
    'odds',
    'strategies',
    'bankroll',
    'analysis',
    'advanced',
  ]);
  expect(ACADEMY_MODULES).toHaveLength(MODULES);
  for (const key of ['id', 'title', 'teaches'] as const) {
    expect(new Set(ACADEMY_MODULES.map((module) => module[key])).size, key).toBe(MODULES);
  }
});

test('what a bettor has to know is taught', () => {
  const all = ACADEMY_MODULES.map(({ title, teaches }) => `${title} ${teaches}`).join('\n');
  for (const subject of [
    /odds/i,
    /vig/i,
    /implied probability/i,
    /expected value/i,
    /kelly/i,
    /closing-line value/i,
    /variance and sample size/i,
    /distribution/i,
    /bankroll/i,
    /limits/i,
  ]) {
    expect(all).toMatch(subject);
  }
});

for (const module of ACADEMY_MODULES) {
  test(`${module.id}: text, a sum, and a check of two questions`, () => {
    expect(module.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(textWords(module)).toBeGreaterThanOrEqual(150);
    expect(textWords(module)).toBeLessThanOrEqual(300);
    expect(module.check).toHaveLength(2);
    for (const { ask, answers, right } of module.check) {
      expect(ask).toMatch(/\?$/);
      expect(answers).toHaveLength(3);
      expect(answers[right]).toBeDefined();
      expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
      for (const { why } of answers) expect(why).toMatch(/[.?]$/);
    }
  });

  test(`${module.id}: its figures come from what is given`, () => {
    const { given } = module.example;
    expect(Object.keys(given).length).toBeGreaterThan(1);
    for (const [name, value] of Object.entries(given)) {
      expect(shown(module, { ...given, [name]: moved(value) }), name).not.toBe(shown(module));
    }
  });

  test(`${module.id}: prints true minus signs and no broken figure`, () => {
    const everything = [
      module.title,
      module.teaches,
      ...module.text,
      shown(module),
      ...module.check.flatMap(({ ask, answers }) => [
        ask,
        ...answers.flatMap(({ text, why }) => [text, why]),
      ]),
    ].join('\n');
    expect(everything).not.toMatch(/NaN|undefined|Infinity|\$\{|(^|\s)-\d/);
    expect(everything).not.toMatch(/!(\s|$)/);
  });
}

test('the right answer is not always in the same place', () => {
  const places = ACADEMY_MODULES.flatMap(({ check }) => check.map(({ right }) => right));
  for (const place of [0, 1, 2]) {
    expect(places.filter((right) => right === place).length).toBeGreaterThan(10);
  }
});

/** One figure of each example, computed independently of the example's functions. */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  'what-a-bet-is': ['$5,000', '$5,500', '−$500', '4.5%', '110 ÷ 210 = 52.4%'],
  'three-markets': ['Bills −3.5 loses', 'Bills −3 is a push', '27 + 24 = 51, so over 50.5 wins'],
  'what-the-bookmaker-keeps': ['= 4.8%', '= 4.5%', '$454.55', '$238.10', '$216.45'],
  'reading-a-probability': ['= 16.8%', '83.2%', '83.7%'],
  'why-most-picks-lose': ['10.1%', 'about 101 of the 1,000'],
  'american-odds': ['$40 profit', '$78 profit', '$138', '1.67', '2/3', '2.30 and 13/10'],
  'price-to-probability': ['60.0%', '43.5%', '= −133', 'no bet'],
  'removing-the-margin': ['54.5%', '49.5%', '104.1%', '52.4%'],
  'comparing-two-books': ['102.3%', '2.3% per dollar', '3.9%'],
  'expected-value': ['$95.24', '$5.43', '+5.4¢', '−0.4¢', '−117'],
  'line-shopping': ['+1.1 units', '+12.5 units', '+11.4 units'],
  'key-numbers': ['10.6%', '+100', '−124', '+124'],
  'totals-and-weather': ['±1.8 points', '56.3%', '+7.5¢', '60 of 100, high'],
  'one-unit': ['$160 lost, $1,840 left', '$5,100', '$5,120, to win $20'],
  kelly: ['Full Kelly 5.7%', 'a quarter 1.43%', '44% of the growth'],
  'losing-runs': ['7 or more', '10.7%'],
  'limits-that-hold': ['260 bets, $5,200', '−$236', '$308', '−$840'],
  ratings: ['= 130', '67.9%', '−211', '+6.4', '−13.6'],
  'home-and-rest': ['55.9%', '53.4%', '3.1%', '2.2%'],
  'injuries-and-lineups': ['69.4%', '57.7%', '4.9 points', '64.9%'],
  'reading-a-distribution': ['58.3%', '−14 and +19', '47.2%'],
  'closing-line-value': ['52.3%', '+2.2¢', '−4.1¢'],
  'variance-and-sample-size': ['+15.5 units', '±21.3 units', '22.3%', '3,791'],
  'calibration-and-log-loss': ['= 0.708', '0.647', '0.693', '71% to 87%'],
  'correlation-in-one-game': ['27.0%', '+270', '+212', '+264', '+16.5¢', '−0.8¢'],
};

test('the examples say what the sums come to by hand', () => {
  expect(Object.keys(BY_HAND)).toEqual(ACADEMY_MODULES.map(({ id }) => id));
  for (const module of ACADEMY_MODULES) {
    for (const figure of BY_HAND[module.id] ?? []) {
      expect(shown(module), module.id).toContain(figure);
    }
  }
});
