import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { object, property, type TimedText, textAt, timedList, timeline } from './timedText.ts';

const OLD = '2026-11-20T15:00:00.000Z';
const NEW = '2026-11-20T16:00:00.000Z';

test('of a list only the items whose time it is are seen, with their oldest age and when that changes', () => {
  const games = timedList([
    { text: '1', asOf: OLD, until: 100 },
    { text: '2', asOf: NEW },
    { text: '3', asOf: NEW, from: 200 },
  ]);
  expect(textAt(games, 99)).toEqual({ text: '[1,2]', asOf: OLD, until: 100 });
  expect(textAt(games, 100)).toEqual({ text: '[2]', asOf: NEW, until: 200 });
  expect(textAt(games, 200)).toEqual({ text: '[2,3]', asOf: NEW, until: Number.POSITIVE_INFINITY });
});

test('a list without items stays, unless it may be left out', () => {
  const none = [{ text: '1', until: 100 }];
  const board = object([
    property('NFL', timedList(none)),
    { ...property('NBA', timedList(none)), optional: true },
  ]);
  expect(textAt(board, 1).text).toBe('{"NFL":[1],"NBA":[1]}');
  expect(textAt(board, 100)).toEqual({
    text: '{"NFL":[]}',
    asOf: undefined,
    until: Number.POSITIVE_INFINITY,
  });
});

test('parts with places stand in their order at the time, which changes with them', () => {
  const list = timedList([
    {
      text: '1',
      places: [
        [0, 0],
        [100, 2],
      ],
    },
    { text: '2', places: [[0, 1]] },
    {
      ...object([{ text: '"a":3' }]),
      places: [
        [0, 3],
        [200, 0],
      ],
    },
  ]);
  expect(textAt(list, 99)).toMatchObject({ text: '[1,2,{"a":3}]', until: 100 });
  expect(textAt(list, 100)).toMatchObject({ text: '[2,1,{"a":3}]', until: 200 });
  expect(textAt(list, 200)).toMatchObject({
    text: '[{"a":3},2,1]',
    until: Number.POSITIVE_INFINITY,
  });
});

const instants = fc.integer({ min: 0, max: 50 });
const part: fc.Arbitrary<TimedText> = fc.letrec<{
  part: TimedText;
  piece: TimedText;
  row: TimedText;
}>((tie) => ({
  part: fc.oneof({ depthSize: 'small' }, tie('piece'), tie('row')),
  piece: fc.record(
    {
      text: fc.jsonValue().map((value) => JSON.stringify(value)),
      from: instants,
      until: instants,
      places: fc.array(fc.tuple(instants, instants), { maxLength: 3 }),
    },
    { requiredKeys: ['text'] },
  ),
  row: fc.record(
    {
      open: fc.constant('['),
      close: fc.constant(']'),
      parts: fc.array(tie('part')),
      optional: fc.boolean(),
    },
    { requiredKeys: ['open', 'close', 'parts'] },
  ),
})).part;

test('whatever is seen of an answer is JSON, also after a stay in the store, and stays until it says', () => {
  fc.assert(
    fc.property(fc.array(part), instants, (parts, now) => {
      const answer: TimedText = JSON.parse(JSON.stringify(timedList(parts)));
      const seen = textAt(answer, now);
      expect(() => JSON.parse(seen.text)).not.toThrow();
      expect(seen.until).toBeGreaterThan(now);
      for (let later = now; later < Math.min(seen.until, 60); later += 1) {
        expect(textAt(answer, later).text).toBe(seen.text);
      }
    }),
  );
});

test('a timeline says at each time what would be rendered then', () => {
  fc.assert(
    fc.property(instants, fc.array(instants), fc.array(instants), (first, ends, times) => {
      const render = (at: Date) => ({
        text: String(ends.filter((end) => end > at.getTime()).length),
      });
      const row = { open: '', close: '', parts: timeline(first, ends, render) };
      for (const time of times.filter((at) => at >= first)) {
        expect(textAt(row, time).text).toBe(render(new Date(time)).text);
      }
    }),
  );
});
