/** Answers in The Odds API's shape, made by hand: names, ids and prices are ours. */

export const READ_AT = '2026-12-05T18:30:00.000Z';
const SCANNED = '2026-12-05T18:29:40Z';

export const oddsOutcome = (name: string, price: unknown, point?: unknown) => ({
  name,
  price,
  ...(point !== undefined && { point }),
});

export const oddsMarket = (key: string, outcomes: readonly object[], last_update = SCANNED) => ({
  key,
  last_update,
  outcomes,
});

export const HOME_TEAM = 'Buffalo Bills';
export const AWAY = 'New York Jets';

export const H2H = oddsMarket('h2h', [oddsOutcome(HOME_TEAM, -330), oddsOutcome(AWAY, 270)]);
export const SPREADS = oddsMarket('spreads', [
  oddsOutcome(HOME_TEAM, -108, -7),
  oddsOutcome(AWAY, -112, 7),
]);
export const TOTALS = oddsMarket('totals', [
  oddsOutcome('Over', -110, 44.5),
  oddsOutcome('Under', -110, 44.5),
]);

export const book = (
  key: string,
  markets: readonly object[] = [H2H, SPREADS, TOTALS],
  title = key,
  last_update = SCANNED,
) => ({ key, title, last_update, markets });

export const oddsEvent = (bookmakers: readonly unknown[], rest: object = {}) => ({
  id: 'a0000000000000000000000000000001',
  sport_key: 'americanfootball_nfl',
  sport_title: 'NFL',
  commence_time: '2026-12-06T18:00:00Z',
  home_team: HOME_TEAM,
  away_team: AWAY,
  bookmakers,
  ...rest,
});
