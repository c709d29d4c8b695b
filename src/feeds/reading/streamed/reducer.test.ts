import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KeptShape } from './kept.ts';
import { createReducer } from './reducer.ts';

/** A text in pieces of a given number of characters. */
function reduced(
  text: string,
  kept: KeptShape,
  sizes: readonly number[] = [text.length || 1],
): string {
  const reducer = createReducer(kept);
  let at = 0;
  for (let turn = 0; at < text.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    reducer.write(text.slice(at, at + size));
    at += size;
  }
  return reducer.end();
}

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** The kept parts of a complete value: the expected result of the reducer. */
function project(value: unknown, kept: KeptShape): unknown {
  if (kept === true || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return Array.isArray(kept) ? value.map((entry) => project(entry, kept[0])) : [];
  }
  if (Array.isArray(kept)) return {};
  const shape = Object.entries(kept);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const [, inner] =
        shape.find(([wanted]) => wanted === name) ?? shape.find(([wanted]) => wanted === '*') ?? [];
      return inner === undefined ? [] : [[name, project(member, inner)]];
    }),
  );
}

const SHAPE: KeptShape = { list: [{ name: true, inner: { a: true } }], whole: true };

test.each<[string, string, unknown]>([
  ['members that are not named are let go', '{"x":[{"y":1}],"whole":2}', { whole: 2 }],
  [
    'entries of a list keep their place, whatever they are',
    '{"list":[{"name":"A","z":0},null,7,[1],{"inner":{"b":1}}]}',
    { list: [{ name: 'A' }, null, 7, [], { inner: {} }] },
  ],
  ['another shape is seen as what it is', '{"list":{"0":{"name":"A"}}}', { list: {} }],
  [
    'names are read with their escapes',
    '{"li\\u0073t":[{"n\\u0061me":"\\"}"}]}',
    { list: [{ name: '"}' }] },
  ],
  [
    'what is kept whole is',
    ' { "whole" : [ {"deep": [1, 2.5e-3, true] } ] } ',
    { whole: [{ deep: [1, 0.0025, true] }] },
  ],
  ['brackets in texts are none', '{"x":"]}{\\\\","whole":"[{"}', { whole: '[{' }],
  [
    'the last of two of a name counts, as it does for a whole text',
    '{"whole":1,"whole":2}',
    { whole: 2 },
  ],
])('%s', (_, text, value) => {
  for (const size of [1, 2, 3, 1000]) {
    expect(JSON.parse(reduced(text, SHAPE, [size]))).toEqual(value);
  }
});

test.each([
  '',
  ' ',
  '{',
  '{"whole":1',
  '{"whole":1}}',
  '{"whole":1}{',
  '{"x":[}',
  '{"x":{]}',
  '{"x" 1}',
  '{"x":1 "whole":2}',
  '{"x":1,}',
  '{"x":,"whole":2}',
  '{,}',
  '{1:2}',
  '{"x":"',
  '{"x":"\\"}',
  '{"x":\'1\'}',
  '[1,]',
  '1 2',
  '<html>',
  '{"whole":tru}',
  '{"whole":"\u0001"}',
])('what is no JSON does not become any: %j', (text) => {
  expect(parses(text)).toBe(false);
  for (const size of [1, 2, 1000]) expect(parses(reduced(text, SHAPE, [size]))).toBe(false);
});

test('a page of HTML still looks like one', () => {
  expect(reduced('\n <!doctype html><p>Busy</p>', SHAPE)).toBe('<');
});

test('more levels than any answer has are none', () => {
  const nested = (levels: number) => `{"x":${'['.repeat(levels)}${']'.repeat(levels)},"whole":1}`;
  expect(JSON.parse(reduced(nested(60), SHAPE))).toEqual({ whole: 1 });
  expect(parses(reduced(nested(1_000_000), SHAPE))).toBe(false);
});

const shapes = fc.letrec<{ shape: KeptShape }>((tie) => ({
  shape: fc.oneof(
    { depthSize: 'small' },
    fc.constant(true as const),
    fc.tuple(tie('shape')),
    fc.dictionary(fc.constantFrom('a', 'b', '*', '__proto__x', 'constructor', ''), tie('shape')),
  ),
})).shape;
const named = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.jsonValue({ maxDepth: 1 }),
    fc.array(tie('value')),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'constructor', ''), tie('value')),
  ),
})).value;
const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

test('of any JSON in any pieces the same is kept as of its whole value', () => {
  fc.assert(
    fc.property(named, shapes, sizes, fc.boolean(), (value, shape, parts, spaced) => {
      const text = JSON.stringify(value, undefined, spaced ? 2 : 0);
      expect(JSON.parse(reduced(text, shape, parts))).toEqual(project(JSON.parse(text), shape));
    }),
    { numRuns: 200 },
  );
});

test('where all is kept, a text passes exactly where it is JSON', () => {
  const edits = fc.array(fc.tuple(fc.nat(), fc.constantFrom('', ...'{}[],:"\\ 1e-tn\n')), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(named, edits, sizes, (value, changes, parts) => {
      let text = JSON.stringify(value);
      for (const [where, char] of changes) {
        const at = where % (text.length + 1);
        text = text.slice(0, at) + char + text.slice(char === '' ? at + 1 : at);
      }
      const kept = reduced(text, true, parts);
      expect(parses(kept)).toBe(parses(text));
      if (parses(text)) expect(JSON.parse(kept)).toEqual(JSON.parse(text));
    }),
    { numRuns: 300 },
  );
});
