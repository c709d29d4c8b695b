import { EXAMPLE_SEASON } from '#domain/season/exampleSeason.fixture.ts';
import { oddsByTeam } from '#domain/season/oddsByTeam.ts';
import type { SeasonRecipe } from '#domain/season/seasonView.ts';
import { seasonViewOf } from '#domain/season/seasonViewOf.ts';
import { canonicalJson, sha256 } from '#slate/archive/hash.ts';
import { seasonLine } from './ledgerLine.ts';
import type { saveSeasonForecast } from './store/forecasts.ts';

type NewSeasonForecast = Parameters<typeof saveSeasonForecast>[2];

/** A day's forecast of a made-up season, as a run stores it. */
export function exampleForecast(day = '2026-11-27', sample = false): NewSeasonForecast {
  const { format, counts } = EXAMPLE_SEASON;
  const inputs = { ...EXAMPLE_SEASON.inputs, day };
  const [inputsText, countsText] = [canonicalJson(inputs), canonicalJson(counts)];
  const inputsHash = sha256(inputsText);
  const recipe: SeasonRecipe = {
    engineVersion: 'season-0.2.0',
    seed: '0123abcd',
    runs: counts.runs,
    inputsHash,
    inputsPath: `/api/season/nfl/inputs/${inputsHash}.json`,
    countsHash: sha256(countsText),
  };
  const odds = oddsByTeam(inputs.teams, format.goals, counts);
  return {
    league: inputs.league,
    season: inputs.season,
    sample,
    day,
    seed: recipe.seed,
    runs: recipe.runs,
    engineVersion: recipe.engineVersion,
    inputs: inputsText,
    counts: countsText,
    view: JSON.stringify(seasonViewOf({ ...EXAMPLE_SEASON, inputs, recipe, sample })),
    odds,
    ratings: { BUF: 4.5, KC: -1 },
    ratingSds: { BUF: 2, KC: 2.5 },
    payload: seasonLine(inputs, sample, recipe, odds),
  };
}
