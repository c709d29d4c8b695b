import { expect, test } from 'vitest';
import { halfPointTool } from '../../tools/halfPoint.ts';
import { hedging } from '../../tools/hedging.ts';
import { kellyTool } from '../../tools/kelly.ts';
import type { PriceTool } from '../../tools/tool.ts';
import { hedgePath, otherLinePath, stakePath } from './rowLinks.ts';

/** What is wrong with the fields that a link fills, by name. */
const problems = (tool: PriceTool, path: string, typed: Record<string, string> = {}) => {
  const fields = Object.fromEntries(new URL(path, 'https://example.test').searchParams);
  const worked = tool.work({ ...fields, ...typed });
  return 'problems' in worked ? worked.problems : {};
};

test('a row’s calculators read what its links fill in', () => {
  const spread = { market: 'spread', side: 'away', line: 3, american: -112 } as const;
  expect(problems(halfPointTool, otherLinePath({ id: 7, league: 'NFL' }, spread) ?? '')).toEqual(
    {},
  );
  const total = { market: 'total', side: 'over', line: 48, american: -109 } as const;
  expect(problems(halfPointTool, otherLinePath({ id: 7, league: 'NBA' }, total) ?? '')).toEqual({});
  expect(problems(hedging, hedgePath(130, -145))).toEqual({});
  const shares = { win: 0.52, push: 0.03, lose: 0.45 };
  const paying = stakePath({ american: -105, shares, returnPerUnit: 0.01 }) ?? '';
  expect(problems(kellyTool, paying, { bankroll: '1000' })).toEqual({});
});

test('no stake where nothing is paid, no other line without a line or without a table of the league', () => {
  const shares = { win: 0.5, push: 0, lose: 0.5 };
  expect(stakePath({ american: -110, shares, returnPerUnit: -0.04 })).toBeUndefined();
  const winner = { market: 'moneyline', side: 'home', american: 120 } as const;
  expect(otherLinePath({ id: 7, league: 'NFL' }, winner)).toBeUndefined();
  const soccer = { market: 'total', side: 'over', line: 2.5, american: 105 } as const;
  expect(otherLinePath({ id: 7, league: 'EPL' }, soccer)).toBeUndefined();
});
