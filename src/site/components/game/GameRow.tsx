import type { Team } from '#domain/game/game.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { isTossUp, predictedWinner, winProbability } from '#domain/game/predictedWinner.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { priceMarks } from '#domain/prices/priceMark.ts';
import { cardTime, clockTime, type Instant } from '#domain/time/time.ts';
import { marketFlag, marketTotal, meanScores } from '#domain/words/cardLines.ts';
import { TABLE_ROLES } from '../ui/tableRoles.ts';
import { clockAttributes, leagueBadge } from './Badges.tsx';
import { Crest } from './Crest.tsx';
import { scoreLine } from './gameText.ts';
import { Rank } from './Rank.tsx';
import { RowPrice } from './RowPrice.tsx';

interface Props {
  readonly game: CardGame;
  readonly now: Instant;
  /** Whether its start includes the day, because no heading above names it. */
  readonly dated: boolean;
}

const NONE = '–';

/** "7:00 PM EST", "Tomorrow 7:00 PM EST", "time TBD"; once it has begun, its score as far as the feed has it. Its state is in the price's place. */
function When({ game, now, dated }: Props) {
  const score = scoreLine(game);
  if (score !== undefined) return <b>{score}</b>;
  return dated ? (
    <time dateTime={game.gameTime} data-card-time>
      {cardTime(game, now)}
    </time>
  ) : (
    <time dateTime={game.gameTime}>{game.timeKnown ? clockTime(game.gameTime) : 'time TBD'}</time>
  );
}

const Side = ({ team, favored }: { readonly team: Team; readonly favored: boolean }) => (
  <span className={favored ? 'side favored' : 'side'}>
    <Crest team={team} />
    <span className="name">
      <Rank team={team} />
      {team.shortName}
      {team.record !== undefined && (
        <>
          <span className="visually-hidden">, </span>
          <small>{team.record.replaceAll('-', '–')}</small>
        </>
      )}
    </span>
  </span>
);

/** The two sides' figures, the away side's above. */
const Pair = ({ of }: { readonly of: readonly [string, string] }) =>
  of.map((text, at) => (
    <span key={at === 0 ? 'away' : 'home'} className="percent">
      {text}
    </span>
  ));

/** A game in a row: when, who with crest and record, how likely, the score, the line, the total, the best price. */
export function GameRow({ game, now, dated }: Props) {
  const { prediction, awayTeam, homeTeam, league } = game;
  const winner = prediction && !isTossUp(prediction) ? predictedWinner(prediction) : undefined;
  const shares = prediction
    ? ([
        percent(winProbability(prediction, 'away')),
        percent(winProbability(prediction, 'home')),
      ] as const)
    : ([NONE, NONE] as const);
  const means = prediction && meanScores({ league, prediction });
  const score = means ? `${means.away}–${means.home}` : NONE;
  return (
    <tr
      {...TABLE_ROLES.row}
      {...clockAttributes(game)}
      data-card={game.id}
      data-odds={priceMarks(game.odds)}
    >
      <td {...TABLE_ROLES.cell} className="when">
        <When game={game} now={now} dated={dated} />
        <small>
          {leagueBadge(league)}
          {prediction && LEAGUES[league].canDraw && `, draw ${percent(prediction.drawProbability)}`}
        </small>
      </td>
      <th {...TABLE_ROLES.heading} scope="row" className="who">
        <a href={`/game/${game.id}`}>
          <Side team={awayTeam} favored={winner === 'away'} />
          <span className="visually-hidden"> at </span>
          <Side team={homeTeam} favored={winner === 'home'} />
        </a>
      </th>
      <td {...TABLE_ROLES.cell} className={winner === undefined ? 'chance' : `chance ${winner}`}>
        <Pair of={shares} />
      </td>
      <td {...TABLE_ROLES.cell} className="mean">
        {score}
      </td>
      <td {...TABLE_ROLES.cell} className="line">
        {marketFlag(game) ?? NONE}
      </td>
      <td {...TABLE_ROLES.cell} className="total">
        {marketTotal(game) ?? NONE}
      </td>
      <td {...TABLE_ROLES.cell} className="price">
        <RowPrice game={game} now={now} />
      </td>
    </tr>
  );
}
