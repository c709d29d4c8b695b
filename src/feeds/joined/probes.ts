import * as z from 'zod';
import { bovadaProbes } from '../bovada/probes.ts';
import { cfbdProbes } from '../cfbd/probes.ts';
import { espnProbes } from '../espn/probes.ts';
import { f1dbProbes } from '../f1db/probes.ts';
import { jolpicaProbes } from '../jolpica/probes.ts';
import { nflverseProbes } from '../nflverse/probes.ts';
import { openMeteoProbes } from '../openMeteo/probes.ts';
import type { ProbeAsk } from '../probe/probeAsk.ts';
import { propLineProbes } from '../propLine/probes.ts';
import { baseUrl, settingsOf } from '../reading/baseUrl.ts';
import { theOddsApiProbes } from '../theOddsApi/probes.ts';
import { sportsDbProbes } from '../thesportsdb/probes.ts';
import { weatherGovProbes } from '../weatherGov/probes.ts';

const schema = z.object({
  ESPN_BASE_URL: baseUrl,
  SPORTSDB_BASE_URL: baseUrl,
  JOLPICA_BASE_URL: baseUrl,
  BOVADA_BASE_URL: baseUrl,
  OPEN_METEO_BASE_URL: baseUrl,
  OPEN_METEO_API_KEY: z.string().optional(),
  WEATHER_GOV_BASE_URL: baseUrl,
  NFLVERSE_BASE_URL: baseUrl,
  F1DB_BASE_URL: baseUrl,
  CFBD_BASE_URL: baseUrl,
  CFBD_API_KEY: z.string().optional(),
  THE_ODDS_API_BASE_URL: baseUrl,
  THE_ODDS_API_KEY: z.string().optional(),
  PROPLINE_BASE_URL: baseUrl,
  PROPLINE_API_KEY: z.string().optional(),
});

/** The daily probe's requests to each feed, at its address in the environment. */
export function probesOf(
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
): readonly ProbeAsk[] {
  const settings = settingsOf(schema, environment);
  return [
    ...espnProbes(now, settings.ESPN_BASE_URL),
    ...sportsDbProbes(now, settings.SPORTSDB_BASE_URL),
    ...jolpicaProbes(now, settings.JOLPICA_BASE_URL),
    ...bovadaProbes(settings.BOVADA_BASE_URL),
    ...openMeteoProbes(settings.OPEN_METEO_BASE_URL, settings.OPEN_METEO_API_KEY),
    ...weatherGovProbes(settings.WEATHER_GOV_BASE_URL),
    ...nflverseProbes(settings.NFLVERSE_BASE_URL),
    ...f1dbProbes(now, settings.F1DB_BASE_URL),
    ...cfbdProbes(now, settings.CFBD_API_KEY, settings.CFBD_BASE_URL),
    ...theOddsApiProbes(settings.THE_ODDS_API_KEY, settings.THE_ODDS_API_BASE_URL),
    ...propLineProbes(settings.PROPLINE_API_KEY, settings.PROPLINE_BASE_URL),
  ];
}
