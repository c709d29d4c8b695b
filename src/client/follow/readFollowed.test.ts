import { expect, test } from 'vitest';
import { followed } from '#contract/followed.ts';
import { PUBLIC_EXAMPLES } from '#contract/public/examples.ts';
import { readFollowedAnswer } from './readFollowed.ts';

const EXAMPLE = followed.answer.parse(PUBLIC_EXAMPLES.followed);

test('what the contract’s example holds is read, field by field', () => {
  expect(EXAMPLE.items).toContainEqual(expect.objectContaining({ season: expect.anything() }));
  expect(EXAMPLE.items).toContainEqual(expect.objectContaining({ player: expect.anything() }));
  expect(JSON.parse(JSON.stringify(readFollowedAnswer(EXAMPLE)))).toMatchObject(EXAMPLE);
});

test('an item that cannot be read is left out, and another shape is no answer', () => {
  const odd = { ...EXAMPLE, items: [{ id: 1 }, ...EXAMPLE.items, null] };
  expect(readFollowedAnswer(odd)?.items).toHaveLength(EXAMPLE.items.length);
  const bare = { ...EXAMPLE.items[0], next: { path: 1 }, season: 'none' };
  expect(readFollowedAnswer({ ...EXAMPLE, items: [bare] })?.items[0]).toMatchObject({
    next: undefined,
    season: undefined,
  });
  for (const other of [null, 'x', [], {}, { items: 1 }])
    expect(readFollowedAnswer(other)).toBeUndefined();
});
