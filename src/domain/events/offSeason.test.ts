import { expect, test } from 'vitest';
import type { RecordRow } from '../record/recordRow.ts';
import { EXAMPLE_CARD, EXAMPLE_RACE } from './exampleEvents.fixture.ts';
import { lastEventWords, nextEventWords } from './offSeason.ts';

const BEFORE = '2026-11-01T12:00:00Z';
const AFTER = '2027-11-01T12:00:00Z';

test('what is next is the next event on the schedule, predicted or not; else when the sport is played', () => {
  const race = { ...EXAMPLE_RACE, prediction: undefined };
  const said = nextEventWords('F1', [race], BEFORE);
  expect(said).toContain(`Next: ${race.name}, November`);
  expect(said).toContain(race.track);
  expect(nextEventWords('NASCAR', [], BEFORE)).toMatch(/^The season runs from the Daytona 500/);
  expect(nextEventWords('UFC', [EXAMPLE_CARD], AFTER)).toMatch(/^The UFC has a card/);
});

const row = (fields: Partial<RecordRow>): RecordRow => ({
  gradeLine: 2,
  predictionLine: 1,
  kind: 'event',
  id: 1,
  part: '',
  league: 'NASCAR-Cup',
  name: 'Example 400',
  startTime: '2026-11-08T20:00:00Z',
  basis: 'pick',
  market: 'outright',
  pick: 'Ann Able',
  probability: 20,
  choices: 30,
  outcome: 'loss',
  resultVersion: 0,
  ...fields,
});

test('how the last one ended is the result, else our pick of the record; never a sample’s', () => {
  const [first] = EXAMPLE_RACE.cars;
  const ended = {
    ...EXAMPLE_RACE,
    status: 'final' as const,
    result: { order: [first?.driver ?? ''], retired: [] },
  };
  expect(lastEventWords('F1', [ended], [])).toContain(`${first?.driver} won.`);
  expect(lastEventWords('F1', [{ ...ended, sample: true }], [])).toBeUndefined();
  const rows = [row({}), row({ name: 'Earlier 300', startTime: '2026-10-08T20:00:00Z' })];
  expect(lastEventWords('NASCAR', [], rows)).toBe(
    'Last: Example 400, November 8, 2026. Our pick, Ann Able, did not win.',
  );
  expect(lastEventWords('UFC', [], rows)).toBeUndefined();
});
