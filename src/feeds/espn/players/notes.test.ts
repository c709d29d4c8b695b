import fc from 'fast-check';
import { expect, test } from 'vitest';
import { USUAL_CHANCES } from '../../leagues/facts.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import { badReasons, badTexts, mutate, mutations } from '../../reading/mutations.fixture.ts';
import { parseNotes } from './notes.ts';

const CONTEXT = {
  league: 'NBA',
  chances: USUAL_CHANCES,
  keys: new Set(['ATL', 'BOS', 'SA']),
  keyOf: (name: string) =>
    ({ 'Atlanta Hawks': 'ATL', 'Boston Celtics': 'BOS', 'San Antonio Spurs': 'SA' })[name],
} as const;

// An entry as the feed sent it on 2026-05-23, cut to what is read and to what could mislead; the player is made up.
const entry = (displayName: unknown, status: unknown, more: object = {}) => ({
  id: '-50368',
  longComment: 'He is expected back.',
  status,
  date: '2026-11-20T21:37Z',
  athlete: {
    displayName,
    links: [
      { rel: ['playercard'], href: 'https://www.espn.com/nba/player/_/id/4585618/any-name' },
      { rel: ['stats'], href: 'https://www.espn.com/nba/player/stats/_/id/4585618/any-name' },
    ],
    headshot: { href: 'https://a.espncdn.com/i/headshots/nba/players/full/4585618.png' },
    position: { id: '3', name: 'Guard', abbreviation: 'G', leaf: false },
    team: { id: '1', displayName: 'Atlanta Hawks' },
    status: { id: '1', name: 'Active', type: 'active' },
  },
  type: { id: '4', name: 'INJURY_STATUS_OUT', description: 'out', abbreviation: 'O' },
  details: { fantasyStatus: { abbreviation: 'OUT' }, type: 'Abdomen', returnDate: '2026-12-02' },
  ...more,
});
const report = (injuries: readonly unknown[], displayName = 'Atlanta Hawks') => ({
  status: 'success',
  injuries: [{ id: '1', displayName, injuries }],
});
const notesOf = (answer: unknown, context: Parameters<typeof parseNotes>[1] = CONTEXT) => {
  const read = parseNotes(answer, context);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
};

test('a player is told with his number, which stands in his page’s address alone', () => {
  expect(notesOf(report([entry('A Guard', 'Out')])).notes).toEqual([
    {
      teamKey: 'ATL',
      playerId: '4585618',
      name: 'A Guard',
      position: 'G',
      status: 'Out',
      chance: 0,
      returns: '2026-12-02',
    },
  ]);
});

test('without an address his picture tells, and without that he has a name alone', () => {
  const athlete = (more: object) => ({
    athlete: { displayName: 'A Guard', position: { abbreviation: 'G' }, ...more },
  });
  const picture = {
    headshot: { href: 'https://a.espncdn.com/i/headshots/nba/players/full/7.png' },
  };
  const numbers = [picture, { id: '9' }, { links: [{ href: 'https://x.example/id/1x' }] }, {}].map(
    (more) => notesOf(report([entry('', 'Out', athlete(more))])).notes[0]?.playerId,
  );
  expect(numbers).toEqual(['7', '9', undefined, undefined]);
});

test.each([
  ['Out', 'Out'],
  ['Injured Reserve', 'Out'],
  ['Suspension', 'Out'],
  ['10-Day-IL', 'Out'],
  ['15-Day-IL', 'Out'],
  ['60-Day-IL', 'Out'],
  ['7-Day-IL', 'Out'],
  ['Paternity', 'Out'],
  ['Bereavement', 'Out'],
  ['Doubtful', 'Doubtful'],
  ['Questionable', 'Questionable'],
  ['Day-To-Day', 'Questionable'],
  ['INJURY_STATUS_DAYTODAY', 'Questionable'],
  ['Probable', 'Probable'],
])('%s is %s, with the chance it stands for', (word, status) => {
  const [note] = notesOf(report([entry('A Guard', word)])).notes;
  expect(note?.status).toBe(status);
  expect(note?.chance).toBe(CONTEXT.chances[note?.status ?? 'Out']);
});

test('in the NFL a word stands for what it stood for in seven seasons', () => {
  const { chances } = FEED_FACTS.NFL.espn.players ?? {};
  expect(chances).toEqual({ Out: 0, Doubtful: 0.01, Questionable: 0.71, Probable: 0.96 });
});

test('who came back is on no note, though he is still listed', () => {
  const back = entry('A Guard', 'Active', { date: '2026-11-21T20:00Z' });
  expect(notesOf(report([entry('A Guard', 'Questionable'), back])).notes).toEqual([]);
});

test('while a part belongs to no team, nothing is known of teams that are not named', () => {
  const [atlanta] = report([entry('A Guard', 'Out')]).injuries;
  const [nobody] = report([], 'Team of nobody').injuries;
  const [boston] = report([], 'Boston Celtics').injuries;
  const read = notesOf({ injuries: [atlanta, nobody, { ...boston, injuries: null }] });
  expect([...read.unread].sort()).toEqual(['BOS', 'SA']);
  expect(read.notes).toHaveLength(1);
  expect(notesOf({ injuries: [atlanta] }).unread).toEqual(new Set());
});

test('mutations never throw and never let nonsense through', () => {
  const text = JSON.stringify(report([entry('A Guard', 'Out'), entry('B Guard', 'Day-To-Day')]));
  fc.assert(
    fc.property(mutations, (changes) => {
      const answer = JSON.parse(text);
      mutate(answer, changes);
      const read = parseNotes(answer, CONTEXT);
      if (!read.ok) return;
      expect(badTexts(read.value.notes)).toEqual([]);
      expect(badReasons(read.value.quarantined)).toEqual([]);
      for (const { playerId = '1', name, chance, returns = '2026-12-02' } of read.value.notes) {
        expect(playerId).toMatch(/^\d{1,20}$/);
        expect(name).not.toBe('');
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(returns).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }),
    { numRuns: 200 },
  );
});
