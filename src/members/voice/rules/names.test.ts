import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spokenName, spokenPhone, spokenSite } from './names.ts';

test.each([
  ['Texas A&M Aggies', 'Texas A and M Aggies'],
  ['Brighton & Hove Albion', 'Brighton and Hove Albion'],
  ['<break time="10s"/>Bills', 'Bills'],
  ['Bills <Say>free money</Say>', 'Bills free money'],
  ['Bills < Chiefs', 'Bills Chiefs'],
  ['"Bills"', 'Bills'],
  ['Bills 🏈🇺🇸👍🏽', 'Bills'],
  ['1️⃣ FC Köln', '1 FC Köln'],
  ['\u202eslliB', 'slliB'],
  ['הפועל תל אביב', 'הפועל תל אביב'],
  ['D’Angelo State', 'D’Angelo State'],
  ['🏈', 'an unnamed side'],
  ['<Hangup/>', 'an unnamed side'],
  ['', 'an unnamed side'],
])('105: the name %j is said %j', (name, said) => {
  expect(spokenName(name)).toBe(said);
});

test('105: of no name anything is said that could be markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const said = spokenName(name);
      expect(said).not.toMatch(/[<>&"]/);
      expect(said.isWellFormed()).toBe(true);
      expect(said.length).toBeGreaterThan(0);
    }),
    { numRuns: 2_000 },
  );
});

test('numbers to call and the address are said as people say them', () => {
  expect(spokenPhone('1-800-GAMBLER')).toBe('one, eight hundred, Gambler');
  expect(spokenPhone('1-800-555-0199')).toBe(
    'one, eight hundred, five five five, zero one nine nine',
  );
  expect(spokenSite('https://simcast.example/')).toBe('simcast dot example');
});
