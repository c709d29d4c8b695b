import { forAll, no, type Right, yes } from './right.ts';

const OPEN_METEO_CREDIT = {
  text: 'Weather data by Open-Meteo.com',
  href: 'https://open-meteo.com/',
  licence: 'CC BY 4.0',
} as const;
const OPEN_METEO_TERMS = 'https://open-meteo.com/en/terms';
const CC_BY = yes('CC BY 4.0, if Open-Meteo is named with a link beside it.');

/** Sources of weather at grounds. */
export const WEATHER_RIGHTS: readonly Right[] = [
  {
    id: 'weathergov',
    name: 'National Weather Service',
    href: 'https://www.weather.gov/',
    gives: 'weather at grounds in the United States',
    ...forAll(
      yes(
        'Public domain: any lawful purpose. It must not appear to endorse us, nor to be the author of what we changed.',
      ),
    ),
    terms: { href: 'https://www.weather.gov/disclaimer/', readOn: '2026-11-26', from: 'terms' },
    attribution: {
      text: 'National Weather Service',
      href: 'https://www.weather.gov/',
      licence: 'public domain',
    },
    cost: 'Free; it asks for a name in each request.',
    without: 'Without it the weather at US grounds comes from Open-Meteo.',
  },
  {
    id: 'openmeteo-free',
    name: 'Open-Meteo',
    href: 'https://open-meteo.com/',
    gives: 'weather at other grounds',
    commercialUse: no('The free service is for noncommercial use, under 10,000 requests a day.'),
    display: CC_BY,
    storage: CC_BY,
    derivedFigures: CC_BY,
    givingOn: CC_BY,
    readWhile: { setting: 'OPEN_METEO_API_KEY', has: false },
    terms: { href: OPEN_METEO_TERMS, readOn: '2026-11-26', from: 'terms' },
    attribution: OPEN_METEO_CREDIT,
    cost: 'Free.',
    ask: {
      whom: 'Open-Meteo (open-meteo.com/en/pricing)',
      what: 'a key of a paid plan, set as OPEN_METEO_API_KEY',
    },
    without: 'Without it pages of games outside the United States show no weather.',
  },
  {
    id: 'openmeteo-paid',
    name: 'Open-Meteo, paid plan',
    href: 'https://open-meteo.com/en/pricing',
    gives: 'the same, with the owner’s key',
    commercialUse: yes('A paid plan is for commercial use.'),
    display: CC_BY,
    storage: CC_BY,
    derivedFigures: CC_BY,
    givingOn: CC_BY,
    readWhile: { setting: 'OPEN_METEO_API_KEY', has: true },
    terms: { href: OPEN_METEO_TERMS, readOn: '2026-11-26', from: 'terms' },
    attribution: OPEN_METEO_CREDIT,
    cost: 'By plan, see open-meteo.com/en/pricing; we could not read today’s prices.',
    without: 'Without it pages of games outside the United States show no weather.',
  },
];
