import { describe, expect, test } from 'vitest';
import { PLAYER_LEAGUES } from '#domain/players/statNames.ts';
import { startOf } from '#engine/fitted/players/start/index.ts';
import { FEED_FACTS } from '../leagues/index.ts';
import { SourceError } from '../source.ts';
import { samplePlayers } from './samplePlayers.ts';
import { sampleSource } from './sampleSource.ts';

const players = samplePlayers();
const keysOf = (league: (typeof PLAYER_LEAGUES)[number]): readonly string[] =>
  FEED_FACTS[league].teams.flatMap(({ team }) => team.ratingKey ?? []);

describe.each(PLAYER_LEAGUES)('%s', (league) => {
  test('a team’s sample roster is whoever last played for it, each once', async () => {
    const { players: known } = await startOf(league);
    for (const key of keysOf(league)) {
      const roster = await players.roster(league, key);
      const ids = roster.map(({ playerId }) => playerId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.sort()).toEqual(
        known.flatMap(({ playerId, team }) => (team === key ? [playerId] : [])).sort(),
      );
    }
  });

  test('sample notes are the same in every run, of players on the rosters, with the league’s chances', async () => {
    const { notes } = await players.notes(league);
    expect(await samplePlayers().notes(league)).toEqual(await players.notes(league));
    const { chances } = FEED_FACTS[league].espn.players ?? {};
    for (const { teamKey, playerId, status, chance } of notes) {
      const roster = await players.roster(league, teamKey);
      expect(roster.map((one) => one.playerId)).toContain(playerId);
      expect(chance).toBe(chances?.[status]);
    }
    const most = Math.ceil(keysOf(league).length / 3);
    expect(notes.length).toBeLessThanOrEqual(most);
    if (!chances) expect(notes).toEqual([]);
  });
});

test('a sample game’s team numbers lead to its rosters', async () => {
  const day = '2026-11-22';
  const now = new Date('2026-11-21T13:03:00Z');
  const { games } = await sampleSource().games('NBA', { from: day, to: day }, now);
  for (const { teamIds, homeTeam } of games) {
    expect(teamIds?.home).toBe(homeTeam.ratingKey);
    expect(await players.roster('NBA', teamIds?.home ?? '')).not.toEqual([]);
  }
  expect(games.length).toBeGreaterThan(0);
});

test('a sample has no box score, no line-ups, and no players of other leagues', async () => {
  await expect(players.boxScore('NBA', '1')).rejects.toThrow('no box scores of samples');
  expect((await players.lineUps('NBA', '1')).size).toBe(0);
  await expect(players.roster('NCAAB', 'Duke')).rejects.toThrow(SourceError);
});
