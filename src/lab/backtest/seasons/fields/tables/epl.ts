import type { FinalTable } from './types.ts';

/** Final tables of the Premier League, by end year; general knowledge, written down without our results. */
export const EPL_TABLES: readonly FinalTable[] = [
  {
    season: 2011,
    topFour: ['Man United', 'Chelsea', 'Man City', 'Arsenal'],
    down: ['Birmingham', 'Blackpool', 'West Ham'],
  },
  {
    season: 2012,
    topFour: ['Man City', 'Man United', 'Arsenal', 'Tottenham'],
    down: ['Bolton', 'Blackburn', 'Wolves'],
  },
  {
    season: 2013,
    topFour: ['Man United', 'Man City', 'Chelsea', 'Arsenal'],
    down: ['Wigan', 'Reading', 'QPR'],
  },
  {
    season: 2014,
    topFour: ['Man City', 'Liverpool', 'Chelsea', 'Arsenal'],
    down: ['Norwich', 'Fulham', 'Cardiff'],
  },
  {
    season: 2015,
    topFour: ['Chelsea', 'Man City', 'Arsenal', 'Man United'],
    down: ['Hull', 'Burnley', 'QPR'],
  },
  {
    season: 2016,
    topFour: ['Leicester', 'Arsenal', 'Tottenham', 'Man City'],
    down: ['Newcastle', 'Norwich', 'Aston Villa'],
  },
  {
    season: 2017,
    topFour: ['Chelsea', 'Tottenham', 'Man City', 'Liverpool'],
    down: ['Hull', 'Middlesbrough', 'Sunderland'],
  },
  {
    season: 2018,
    topFour: ['Man City', 'Man United', 'Tottenham', 'Liverpool'],
    down: ['Swansea', 'Stoke', 'West Brom'],
  },
  {
    season: 2019,
    topFour: ['Man City', 'Liverpool', 'Chelsea', 'Tottenham'],
    down: ['Cardiff', 'Fulham', 'Huddersfield'],
  },
  {
    season: 2020,
    topFour: ['Liverpool', 'Man City', 'Man United', 'Chelsea'],
    down: ['Bournemouth', 'Watford', 'Norwich'],
  },
  {
    season: 2021,
    topFour: ['Man City', 'Man United', 'Liverpool', 'Chelsea'],
    down: ['Fulham', 'West Brom', 'Sheffield United'],
  },
  {
    season: 2022,
    topFour: ['Man City', 'Liverpool', 'Chelsea', 'Tottenham'],
    down: ['Burnley', 'Watford', 'Norwich'],
  },
  {
    season: 2023,
    topFour: ['Man City', 'Arsenal', 'Man United', 'Newcastle'],
    down: ['Leicester', 'Leeds', 'Southampton'],
  },
  {
    season: 2024,
    topFour: ['Man City', 'Arsenal', 'Liverpool', 'Aston Villa'],
    down: ['Luton', 'Burnley', 'Sheffield United'],
  },
  {
    season: 2025,
    topFour: ['Liverpool', 'Arsenal', 'Man City', 'Chelsea'],
    down: ['Leicester', 'Ipswich', 'Southampton'],
  },
];
