import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import {
  type SeasonHistory,
  seasonHistory,
  seasonInputsRequest,
  seasonView,
} from '#contract/season/endpoints.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import type { League } from '#domain/leagues/league.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { FOR_EVER, STORED } from '#http/headers.ts';
import { openFor } from '#http/open.ts';
import { etagOf } from '#http/taggedAnswer.ts';
import type { Store } from '#slate/store.ts';
import { promptStore } from '#slate/tools.ts';
import { presentFields } from '#store/columns.ts';
import { goalAndTeamIds } from './goalAndTeamIds.ts';
import { storedJson } from './storedJson.ts';

/** The league that an address names, before it is redirected to its one spelling. */
function leagueOf(text: string): League {
  const league = findLeague(text);
  if (!league) throw new Refused('notFound', ERRORS.unknownLeague);
  return league;
}

/** The forecast that is shown: of the sample while the sample is. */
async function newest(store: Store, league: League) {
  const slate = await store.readCurrentSlate();
  const found = slate && (await store.readSeasonView(league, slate.sample));
  if (!found) throw new Refused('notFound', ERRORS.seasonNotFound);
  return found;
}

const view = openFor(
  seasonView,
  ({ parameters }) => leagueOf(parameters.league),
  async (league, { site, request }): Promise<Response> => {
    const found = await newest(site.use(promptStore), league);
    return storedJson(request, { text: found.view, etag: etagOf(found.view), caching: STORED });
  },
);

const inputs = openFor(
  seasonInputsRequest,
  ({ parameters: { league, hash } }) => ({ league: leagueOf(league), hash: hash.toLowerCase() }),
  async ({ league, hash }, { site, request }): Promise<Response> => {
    const text = await site.use(promptStore).readSeasonInputs(league, hash);
    if (text === undefined) throw new Refused('notFound', ERRORS.seasonInputsNotFound);
    return storedJson(request, { text, etag: `"${hash}"`, caching: FOR_EVER });
  },
);

const history = openFor(
  seasonHistory,
  ({ parameters: { league, team } }) => ({ league: leagueOf(league), team: team.toLowerCase() }),
  async ({ league, team }, { site, request }): Promise<Response> => {
    const store = site.use(promptStore);
    const { season, sample, view: text } = await newest(store, league);
    const { goals, teams } = goalAndTeamIds(text);
    const key = teams.find((one) => one.toLowerCase() === team);
    if (key === undefined) throw new Refused('notFound', ERRORS.seasonTeamNotFound);
    const rows = await store.readSeasonHistory({ league, season, sample }, key);
    const answer: SeasonHistory = {
      league,
      season,
      team: key,
      sample,
      goals,
      days: rows.map(({ day, odds, ratings, sds }) => ({
        day,
        odds: goals.map((id) => odds[key]?.[id] ?? 0),
        ...presentFields({ rating: ratings[key] ?? null, ratingSd: sds[key] ?? null }),
      })),
    };
    const body = JSON.stringify(seasonHistory.answer.parse(answer));
    return storedJson(request, { text: body, etag: etagOf(body), caching: STORED });
  },
);

/** A league's season odds: read as they were made, and cached by the CDN. */
export const SEASON_ENDPOINTS: readonly [Endpoint, Endpoint, Endpoint] = [view, inputs, history];
