import { mean, sum } from '#domain/numbers/numbers.ts';
import type { FieldPlayer } from '#engine/golf/inputs.ts';
import type { PlayedTournament } from '../../fit/golf/tournaments.ts';

/** Number of rounds averaged. */
const ROUNDS = 50;
/** The average is shrunk toward half a stroke below the field, with the weight of this many rounds: newcomers are weaker. */
const SHRUNK_BY = 20;
const SHRUNK_TO = -0.5;

/** A plain form table: each player's mean score against the field over his last 50 first and second rounds. */
export class MeanOfRounds {
  readonly #rounds = new Map<string, number[]>();

  rate(event: PlayedTournament): FieldPlayer[] {
    return event.players.map(({ key }) => {
      const last = (this.#rounds.get(key) ?? []).slice(-ROUNDS);
      const all = sum(last);
      return { id: key, skill: (all + SHRUNK_BY * SHRUNK_TO) / (last.length + SHRUNK_BY), sd: 0 };
    });
  }

  learn({ players }: PlayedTournament): void {
    for (const round of [0, 1]) {
      const scores = players.flatMap(({ rounds }) => rounds[round] ?? []);
      const level = mean(scores);
      for (const { key, rounds } of players) {
        const score = rounds[round];
        if (score === undefined) continue;
        const before = this.#rounds.get(key);
        if (before) before.push(level - score);
        else this.#rounds.set(key, [level - score]);
      }
    }
  }
}
