import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followableOf, followId, followIdOf, MOST_FOLLOWED } from './follow.ts';
import { type Follow, followedIds, isFollowed, mergeFollowed, withFollow } from './followed.ts';
import { followedInText, followedText } from './followedText.ts';

const AT = '2026-11-27T12:00:00.000Z';
const at = (minute: number) => new Date(Date.parse(AT) + 60_000 * minute).toISOString();
const many = (count: number): readonly Follow[] =>
  Array.from({ length: count }, (_, place) => ({ id: `nfl:team-${place}`, at: at(place) }));

test('an id names a team, a fighter or a whole league, as their addresses do', () => {
  expect(followableOf('nfl:buffalo-bills')).toEqual({ league: 'nfl', key: 'buffalo-bills' });
  expect(followableOf('laliga')).toEqual({ league: 'laliga', key: '' });
  for (const id of ['nfl:buffalo-bills', 'ufc:jon-jones', 'mls', 'epl:1-fc-x'])
    expect(followId(followableOf(id) ?? { league: '', key: '' })).toBe(id);
  expect(followIdOf('SerieA', '/team/seriea/as-roma')).toBe('seriea:as-roma');
  expect(followIdOf('UFC')).toBe('ufc');
});

test('nothing else is an id', () => {
  const others = ['', 'NFL', 'xfl', 'nfl:', 'nfl:a:b', 'nfl:Bills', 'nfl:-a', 'nfl:a b', ':a'];
  for (const id of [...others, `nfl:${'a'.repeat(81)}`, '__proto__'])
    expect(followableOf(id), id).toBeUndefined();
});

test('what is followed is in the order of following; given up it is remembered', () => {
  const one = withFollow([], 'nfl:buffalo-bills', true, at(0)) ?? [];
  const two = withFollow(one, 'nba:boston-celtics', true, at(1)) ?? [];
  expect(followedIds(two)).toEqual(['nfl:buffalo-bills', 'nba:boston-celtics']);
  const left = withFollow(two, 'nfl:buffalo-bills', false, at(2)) ?? [];
  expect(followedIds(left)).toEqual(['nba:boston-celtics']);
  expect(isFollowed(left, 'nfl:buffalo-bills')).toBe(false);
  expect(left).toContainEqual({ id: 'nfl:buffalo-bills', at: at(2), gone: true });
  // The device that has not heard of it does not bring it back.
  expect(followedIds(mergeFollowed(two, left))).toEqual(['nba:boston-celtics']);
});

test('a clock set back undoes no change', () => {
  const late = withFollow([], 'nfl:buffalo-bills', true, at(9)) ?? [];
  const left = withFollow(late, 'nfl:buffalo-bills', false, at(0)) ?? [];
  expect(followedIds(mergeFollowed(late, left))).toEqual([]);
});

test('the fifty-first is refused, and giving one up makes room', () => {
  const full = mergeFollowed(many(MOST_FOLLOWED), []);
  expect(withFollow(full, 'nba:boston-celtics', true, at(99))).toBeUndefined();
  expect(withFollow(full, 'nfl:team-3', true, at(99))).toBeDefined();
  const less = withFollow(full, 'nfl:team-3', false, at(99)) ?? [];
  expect(withFollow(less, 'nba:boston-celtics', true, at(100))).toBeDefined();
});

test('of two devices with more than fifty together the newest fifty stay', () => {
  const both = mergeFollowed(many(40), [{ id: 'nba', at: at(-1) }, ...many(60).slice(40)]);
  expect(followedIds(both)).toHaveLength(MOST_FOLLOWED);
  expect(isFollowed(both, 'nba')).toBe(false);
  expect(isFollowed(both, 'nfl:team-59')).toBe(true);
});

const follow = fc.record(
  {
    id: fc.constantFrom('nfl:a', 'nfl:b', 'nba', 'ufc:c'),
    at: fc.integer({ min: 0, max: 5 }).map(at),
    gone: fc.constant(true as const),
  },
  { requiredKeys: ['id', 'at'] },
);

test('lists merge to the same in any order, and again to the same', () => {
  const list = fc.array(follow, { maxLength: 8 }).map((entries) => mergeFollowed(entries, []));
  fc.assert(
    fc.property(list, list, list, (a, b, c) => {
      expect(mergeFollowed(a, b)).toEqual(mergeFollowed(b, a));
      expect(mergeFollowed(a, a)).toEqual(a);
      expect(mergeFollowed(mergeFollowed(a, b), c)).toEqual(mergeFollowed(a, mergeFollowed(b, c)));
    }),
  );
});

test('a device’s text is read back as it was', () => {
  const list = withFollow(many(3), 'nfl:team-1', false, at(9)) ?? [];
  expect(followedInText(followedText(list))).toEqual(list);
  expect(followedInText(null)).toEqual([]);
});

test('a text that is anything else is refused as a whole', () => {
  const texts = [
    'x',
    '[]',
    '{"version":2,"list":[]}',
    '{"version":1}',
    '{"version":1,"list":[{"id":"xfl:a","at":"2026-11-27T12:00:00.000Z"}]}',
    '{"version":1,"list":[{"id":"nfl:a","at":"yesterday"}]}',
    '{"version":1,"list":[{"id":"nfl:a","at":"2026-99-27T12:00:00.000Z"}]}',
    '{"version":1,"list":[{"id":"nfl:a","at":"2026-11-27T12:00:00.000Z","gone":"no"}]}',
    '{"version":1,"list":[null]}',
  ];
  for (const text of texts) expect(followedInText(text), text).toBeUndefined();
});
