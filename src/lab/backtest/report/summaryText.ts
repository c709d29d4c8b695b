import { decimals, reportColumns, signedDigits } from './columns.ts';
import { mainGroup } from './models.ts';
import type { LeagueReport, QuestionReport } from './types.ts';

const MODELS = ['own', 'published', 'close', 'plain Elo'];

/** One line per league and question over all its seasons: the models on the same games, and own − close. */
export function summaryLines(leagues: readonly LeagueReport[]): string[] {
  const rows = leagues.flatMap(({ league, seasons }) => {
    const all = seasons.at(-1);
    return (all?.questions ?? []).map((question) => [
      `${league} ${all?.season ?? ''} ${question.name}`,
      ...cells(question),
    ]);
  });
  const head = ['log loss', 'games', ...MODELS, 'rate', 'own − close', '95 % interval'];
  return ['', '━━ Summary ━━', ...reportColumns([head, ...rows], '  ')];
}

function cells({ groups, differences, games }: QuestionReport): string[] {
  const main = mainGroup(groups, games);
  const of = (...names: string[]): string => {
    const found = main?.models.find(({ model }) => names.includes(model));
    return found ? decimals(found.logLoss, 4) : '–';
  };
  const gap = differences.find(
    ({ one, other, answers }) => one === 'own' && other === 'close' && answers >= games / 2,
  );
  return [
    String(main?.games ?? games),
    ...MODELS.map((model) => of(model)),
    of('home rate', 'base rate'),
    ...(gap
      ? [signedDigits(gap.mean, 4), `[${signedDigits(gap.low, 4)}, ${signedDigits(gap.high, 4)}]`]
      : ['–']),
  ];
}
