import { expect, test } from 'vitest';
import { calendarPath, embedPath, feedPaths, gameCalendarPath, subscribeAddress } from './feeds.ts';

test('addresses are lower case, whatever the league’s code', () => {
  expect(feedPaths()).toEqual({ rss: '/rss.xml', json: '/feed.json' });
  expect(feedPaths('LaLiga')).toEqual({ rss: '/rss/laliga.xml', json: '/feed/laliga.json' });
  expect(calendarPath('NFL')).toBe('/calendar/nfl.ics');
  expect(calendarPath('Golf', 'pga-tour')).toBe('/calendar/golf/pga-tour.ics');
  expect(gameCalendarPath({ league: 'SerieA', id: 12 })).toBe('/calendar/seriea/12.ics');
  expect(embedPath({ game: 12 })).toBe('/embed/game/12');
  expect(embedPath({ league: 'SerieA' })).toBe('/embed/league/seriea');
});

test('an app subscribes by an address of its own scheme', () => {
  const address = subscribeAddress('/calendar/nfl.ics', 'https://a.example');
  expect(address).toBe('webcal://a.example/calendar/nfl.ics');
});
