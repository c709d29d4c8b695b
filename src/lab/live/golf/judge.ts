import { golfLive } from '#engine/live/golf/golfLive.ts';
import type { LiveJudgment } from '../measured.ts';
import { fitRival, type LiveRival, type RivalMoment } from '../rivals.ts';
import { askedOfGolf, GOLF_QUESTIONS, type GolfQuestion, golfSaid } from './chances.ts';
import type { FollowedTournament } from './types.ts';

/** Rivals of every question, fitted on earlier tournaments. */
export type GolfRivals = Readonly<Record<'plain' | 'with the start', LiveRival>>;

/** Runs of a figure before the start: of a rival's, and ours to compare with. */
const START_RUNS = 10_000;

/** What was said before the start, by question and id. */
function startOf({ inputs, seed }: FollowedTournament) {
  const state = {
    sport: 'golf',
    round: 1,
    players: inputs.players.map(({ id }) => ({ id, rounds: [] })),
  } as const;
  const counts = golfLive(inputs, seed, START_RUNS).after(state);
  return (question: GolfQuestion) => golfSaid(counts, question);
}

/** Rivals from tournaments: one fit a question over all their moments, the holes left being one of what it knows. */
export function golfRivals(tournaments: readonly FollowedTournament[]): GolfRivals {
  const moments: RivalMoment[] = [];
  for (const tournament of tournaments) {
    const start = startOf(tournament);
    for (const { state } of tournament.moments) {
      for (const question of GOLF_QUESTIONS) {
        moments.push(...askedOfGolf(tournament, state, question, start(question)));
      }
    }
  }
  return {
    plain: fitRival(moments, 'plain'),
    'with the start': fitRival(moments, 'with the start'),
  };
}

/** A player asked about at a moment, and what everyone said: rows of the report. */
export interface JudgedGolfer extends LiveJudgment {
  readonly question: GolfQuestion;
  /** The moment among those of its tournament. */
  readonly moment: number;
}

/** What we, the start and the rivals said of a tournament from each of its moments. Chances to win are scaled to 1 over the field. */
export function judgedGolf(
  tournament: FollowedTournament,
  rivals: GolfRivals,
): readonly JudgedGolfer[] {
  const { inputs, seed, moments, id: game } = tournament;
  const start = startOf(tournament);
  const live = golfLive(inputs, seed, START_RUNS, START_RUNS);
  return moments.flatMap(({ state, part }, moment) => {
    const counts = live.after(state);
    return GOLF_QUESTIONS.flatMap((question): readonly JudgedGolfer[] => {
      const own = golfSaid(counts, question);
      const asked = askedOfGolf(tournament, state, question, start(question));
      const spoken = asked.map((one) => ({
        own: own.get(one.id) ?? 0,
        start: one.start[0] ?? 0,
        plain: rivals.plain(one)[0] ?? 0,
        'with the start': rivals['with the start'](one)[0] ?? 0,
      }));
      const scale = (speaker: keyof (typeof spoken)[number]): number =>
        question === 'win' ? 1 / spoken.reduce((sum, one) => sum + one[speaker], 0) : 1;
      const scales = {
        own: scale('own'),
        start: scale('start'),
        plain: scale('plain'),
        'with the start': scale('with the start'),
      };
      return asked.map(({ happened }, at) => {
        const said = (speaker: keyof typeof scales): readonly number[] => {
          const yes = (spoken[at]?.[speaker] ?? 0) * scales[speaker];
          return [yes, 1 - yes];
        };
        return {
          game,
          part: `${question}, ${part}`,
          question,
          moment,
          happened,
          said: {
            own: said('own'),
            start: said('start'),
            plain: said('plain'),
            'with the start': said('with the start'),
          },
        };
      });
    });
  });
}
