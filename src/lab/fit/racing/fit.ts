import type { Pace } from '#engine/racing/pace.ts';
import type { RacingState } from '#engine/racing/ratings.ts';
import { isoDay } from '#engine/ratings/day.ts';
import type { Fit } from '../../backtest/types.ts';
import { estimatePace } from './estimate.ts';
import { RACING_LEAGUES, racingLeague, readRaces } from './leagues.ts';
import { walkCars } from './walkCars.ts';

const FORMAT_VERSION = 1;
const FILES = { F1: 'f1', 'NASCAR-Cup': 'nascar' } as const;

/** Racing's fit: constants and ratings after the data's last race; keeps everyone seen in the last two seasons. */
export const racingFit: Fit = {
  leagues: RACING_LEAGUES,
  fit(name, folder, log) {
    const league = racingLeague(name);
    const { races, hash } = readRaces(league, folder);
    const params = estimatePace(league, races, log);
    const { state } = walkCars(races, params);
    const days = races.map(({ day }) => day);
    return {
      [FILES[league]]: {
        formatVersion: FORMAT_VERSION,
        dataHash: hash,
        dataFrom: isoDay(Math.min(...days)),
        dataTo: isoDay(Math.max(...days)),
        params,
        ...active(state),
      },
    };
  },
};

/** Without drivers and teams not seen in the last two seasons. */
function active({ race, qualifying, retirements }: RacingState): RacingState {
  const drivers = Object.keys(recent(race.drivers, race.season));
  const teams = Object.keys(recent(race.teams, race.season));
  return {
    race: activePace(race),
    qualifying: activePace(qualifying),
    retirements: {
      ...retirements,
      drivers: only(retirements.drivers, drivers),
      teams: only(retirements.teams, teams),
    },
  };
}

const activePace = (pace: Pace): Pace => ({
  ...pace,
  drivers: recent(pace.drivers, pace.season),
  teams: recent(pace.teams, pace.season),
});

const recent = <T extends { readonly season: number }>(
  ratings: Readonly<Record<string, T>>,
  season: number,
): Record<string, T> =>
  Object.fromEntries(Object.entries(ratings).filter(([, rating]) => rating.season >= season - 1));

const only = <T>(record: Readonly<Record<string, T>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));
