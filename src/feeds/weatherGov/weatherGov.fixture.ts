/** An hour as the service's documentation shows it. */
export const hour = (startTime: string, change: object = {}) => ({
  number: 1,
  name: '',
  startTime,
  endTime: startTime,
  isDaytime: true,
  temperature: 38,
  temperatureUnit: 'F',
  temperatureTrend: null,
  probabilityOfPrecipitation: { unitCode: 'wmoUnit:percent', value: 0 },
  dewpoint: { unitCode: 'wmoUnit:degC', value: -0.5555555555555556 },
  relativeHumidity: { unitCode: 'wmoUnit:percent', value: 58 },
  windSpeed: '10 mph',
  windDirection: 'WNW',
  icon: 'https://api.weather.gov/icons/land/day/sct,0?size=small',
  shortForecast: 'Mostly Sunny',
  detailedForecast: '',
  ...change,
});

/** An answer to /forecast/hourly of the square about Orchard Park. */
export const hourly = (...periods: readonly unknown[]) => ({
  type: 'Feature',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-78.801, 42.756],
        [-78.797, 42.778],
        [-78.768, 42.775],
        [-78.771, 42.753],
        [-78.801, 42.756],
      ],
    ],
  },
  properties: {
    units: 'us',
    forecastGenerator: 'HourlyForecastGenerator',
    generatedAt: '2026-11-22T11:40:00+00:00',
    updateTime: '2026-11-22T11:12:00+00:00',
    validTimes: '2026-11-22T05:00:00+00:00/P7DT20H',
    periods,
  },
});

/** An answer to /points of Orchard Park. */
export const POINT = {
  type: 'Feature',
  properties: {
    '@id': 'https://api.weather.gov/points/42.77,-78.79',
    cwa: 'BUF',
    gridId: 'BUF',
    gridX: 45,
    gridY: 60,
    forecastHourly: 'https://api.weather.gov/gridpoints/BUF/45,60/forecast/hourly',
    timeZone: 'America/New_York',
  },
};
