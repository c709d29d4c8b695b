import type { ShownMatch } from '#contract/answers/tennis/prediction.ts';
import { checkPathOf } from '#domain/check/links.ts';
import { anchorLine, ownLine } from '#domain/events/besideMarket.ts';
import { priceClock } from '#domain/events/priceClock.ts';
import { surname } from '#domain/events/tennis/names.ts';
import { longestHours } from '#domain/events/upcomingEvents.ts';
import { isEven } from '#domain/game/predictedWinner.ts';
import { american, percent } from '#domain/numbers/numbers.ts';
import { longDate } from '#domain/time/time.ts';
import { Comb } from '../../charts/Comb.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { StateWord } from '../../ui/StateWord.tsx';
import { Whole } from '../../ui/Whole.tsx';
import { PairPriceLine } from '../PairPriceLine.tsx';
import { likeliestSets } from './likeliestSets.ts';
import { PlayerRow } from './PlayerRow.tsx';
import { setBars } from './setBars.ts';
import { surfaceText } from './surfaces.ts';

interface Props {
  readonly prediction: ShownMatch;
  /** World rankings on the day, if known. */
  readonly ranks?: { readonly home?: number | undefined; readonly away?: number | undefined };
  /** What a reader should know of the inputs. */
  readonly notes?: readonly string[] | undefined;
  /** The match's own page, if it has one. */
  readonly href?: string | undefined;
}

/** A card is drawn once: its state is hidden until the page's clock shows it. */
const UNSEEN = new Date(0);

const toldOf = ({ startTime: start, status }: ShownMatch) => ({
  status,
  start,
  longest: longestHours('match'),
});

/** The check of its favorite to win. */
const checkHref = ({ idEvent, homeWinProbability }: ShownMatch): string =>
  checkPathOf({
    event: Number(idEvent),
    market: 'moneyline',
    side: homeWinProbability >= 50 ? 'a' : 'b',
  });

/**
 * A simulated match in figures: moneyline, set betting, over/under games. Only the match's own page has charts, because a page
 * has dozens of these cards. The specification's home player comes first.
 */
export function MatchCard({ prediction, ranks, notes = [], href }: Props) {
  const { strHomeTeam: home, strAwayTeam: away, surface, games } = prediction;
  const names = { home: surname(home), away: surname(away) };
  const book = (side: 'home' | 'away') =>
    prediction.price
      ? `${prediction.price.provider} ${american(prediction.price[side])}`
      : undefined;
  const words = [
    ownLine(prediction, [names.home, names.away]),
    anchorLine(prediction),
    prediction.runs > 0 &&
      `Simulated point by point: ${prediction.meanGames.toFixed(1)} games on average.`,
    notes.length > 0 && `${notes.join('. ')}.`,
  ].filter(Boolean);
  const bars = setBars(prediction);
  const pick = likeliestSets(prediction);
  const seen = prediction.pricesAsOf ?? prediction.asOf;
  const { status, startTime } = prediction;
  return (
    <article
      className="card match"
      data-start={prediction.startTime || undefined}
      data-status={prediction.status}
      data-as-of={seen}
      data-longest={longestHours('match')}
      data-league="Tennis"
    >
      <Comb
        away={prediction.homeWinProbability}
        home={prediction.awayWinProbability}
        awayName={home}
        homeName={away}
      />
      <h4 className="visually-hidden">{`${home} vs ${away}`}</h4>
      <div className="meta">
        {prediction.tour !== '' && <Badge>{prediction.tour}</Badge>}
        <Badge kind="outline">{surfaceText(surface)}</Badge>
        {prediction.startTime !== '' && (
          <>
            <StateWord told={toldOf(prediction)} now={UNSEEN} className="badge live" />
            <time dateTime={prediction.startTime}>{longDate(prediction.startTime)}</time>
          </>
        )}
      </div>
      <div className="teams">
        <PlayerRow
          side="away"
          name={home}
          rank={ranks?.home}
          win={prediction.homeWinProbability}
          book={book('home')}
        />
        <PlayerRow
          side="home"
          name={away}
          rank={ranks?.away}
          win={prediction.awayWinProbability}
          book={book('away')}
        />
      </div>
      {pick && (
        <p className="sets-pick">
          <span className="figure-label w-full">
            {isEven(prediction.homeWinProbability) ? 'Toss-up' : 'Predicted winner'}
          </span>{' '}
          <b>{`${names[pick.winner]}, ${pick.score}`}</b>
          {` in ${percent(pick.probability)}`}
          {status === 'scheduled' && startTime !== '' && (
            <a className="ml-auto min-h-6" href={checkHref(prediction)}>
              Check a bet<span className="visually-hidden">{`: ${home} vs ${away}`}</span>
            </a>
          )}
          {href !== undefined && (
            <a className={status === 'scheduled' ? 'min-h-6' : 'ml-auto min-h-6'} href={href}>
              Match page<span className="visually-hidden">{`: ${home} vs ${away}`}</span>
            </a>
          )}
        </p>
      )}
      {startTime !== '' && (
        <PairPriceLine
          price={prediction.bestPrice}
          at={priceClock({ status, startTime, asOf: seen }, seen)}
          className="px-4 pb-2"
        />
      )}
      {bars.length > 0 && (
        <>
          <h5>Set betting</h5>
          <ul className="plain-shares" aria-label={`Set betting, ${home} vs ${away}`}>
            {bars.map(({ label, share }) => (
              <li key={label}>
                <Whole text={label} /> <b>{percent(100 * share, 1)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {games.length > 0 && (
        <>
          <h5>Over/under games</h5>
          <ul className="plain-shares" aria-label={`Over/under games, ${home} vs ${away}`}>
            {games.map(({ line, over, under }) => (
              <li key={line}>
                <Whole text={`Over ${line}: ${percent(over, 1)}, under: ${percent(under, 1)}`} />
              </li>
            ))}
          </ul>
        </>
      )}
      {words.length > 0 && <p className="note">{words.join(' ')}</p>}
    </article>
  );
}
