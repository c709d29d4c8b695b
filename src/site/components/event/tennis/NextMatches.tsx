import { surname } from '#domain/events/tennis/names.ts';
import { isEven } from '#domain/game/predictedWinner.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { shortDayTime } from '#domain/time/time.ts';
import { Comb } from '../../charts/Comb.tsx';
import { Whole } from '../../ui/Whole.tsx';
import type { NextMatch } from './nextRows.ts';

const Name = ({ name, win }: { readonly name: string; readonly win: number }) => (
  <span className={win >= 50 ? 'favored' : undefined}>
    {name} <span className="share">{percent(win)}</span>
  </span>
);

const Pair = ({ home, away, homeWin }: NextMatch) => (
  <>
    <Name name={home} win={homeWin} />
    <span className="visually-hidden"> vs </span>
    <Name name={away} win={100 - homeWin} />
  </>
);

function Row(match: NextMatch) {
  const { home, away, tournament, start, homeWin, sets, path } = match;
  return (
    <li className="grid grid-cols-1 gap-1 pt-2.5 pb-3">
      <p className="note">
        <time dateTime={start}>
          <Whole text={shortDayTime(start)} />
        </time>
        {`. ${tournament}`}
      </p>
      <h3 className="pair text-16 font-medium">
        {path === undefined ? (
          <Pair {...match} />
        ) : (
          <a href={path}>
            <Pair {...match} />
          </a>
        )}
      </h3>
      <Comb size="tiny" away={homeWin} home={100 - homeWin} awayName={home} homeName={away} />
      {sets && (
        <p className="note often">
          {isEven(homeWin) && 'Toss-up. '}
          {`${surname(sets.winner === 'home' ? home : away)} most often ${sets.score}, ${percent(sets.probability)}`}
        </p>
      )}
    </li>
  );
}

/** The next matches with the likely winner and number of sets. Nothing without matches. */
export const NextMatches = ({ matches }: { readonly matches: readonly NextMatch[] }) =>
  matches.length === 0 ? null : (
    <section className="next-matches mb-8" aria-labelledby="next-matches">
      <div className="section-head">
        <h2 id="next-matches">Next matches</h2>
        <p>Who is likely to win, and in how many sets</p>
      </div>
      <ul>
        {matches.map((match) => (
          <Row key={match.id} {...match} />
        ))}
      </ul>
    </section>
  );
