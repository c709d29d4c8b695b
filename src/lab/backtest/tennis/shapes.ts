import type { BacktestQuestion, ShapeRate } from '../types.ts';

/** Outcomes of a question that count as one rate, and its name. */
interface Rate {
  readonly question: string;
  readonly outcomes: readonly string[];
  readonly name: string;
}

const sets = (question: string, score: string): Rate => ({
  question,
  outcomes: [`A ${score}`, `B ${score}`],
  name: `set score ${score}`,
});

const FIVE = 'set score, best of five';

const RATES: readonly Rate[] = [
  sets('set score', '2-0'),
  sets('set score', '2-1'),
  sets(FIVE, '3-0'),
  sets(FIVE, '3-1'),
  sets(FIVE, '3-2'),
  ...['over 19.5 games', 'over 21.5 games', 'over 22.5 games', 'over 38.5 games'].map((name) => ({
    question: name,
    outcomes: ['over'],
    name,
  })),
  ...['tie-break in match', 'tie-break in match, best of five'].map((name) => ({
    question: name,
    outcomes: ['yes'],
    name,
  })),
];

/** One season's rates that the simulation must reproduce, from the questions' answers. */
export function tennisShapes(questions: readonly BacktestQuestion[], season: number): ShapeRate[] {
  return RATES.flatMap(({ question, outcomes, name }) => {
    const found = questions.find((candidate) => candidate.name === question);
    if (!found || found.outcomes === 'field') return [];
    const indices = outcomes.map((outcome) => found.outcomes.indexOf(outcome));
    const answers = found.answers.filter((answer) => answer.season === season);
    if (answers.length === 0) return [];
    const share = (values: (index: number) => readonly number[]): number =>
      answers.reduce((sum, _, place) => {
        const list = values(place);
        return sum + indices.reduce((part, index) => part + (list[index] ?? 0), 0);
      }, 0) / answers.length;
    return [
      {
        season,
        name,
        simulated: share((place) => answers[place]?.said.own ?? []),
        actual: share((place) => answers[place]?.happened ?? []),
        games: answers.length,
      },
    ];
  });
}
