import type { Board } from '#domain/players/board/board.ts';
import { askedPath, type BoardAsked } from '#domain/players/board/boardAsked.ts';
import { isFantasy } from '#domain/players/scorings.ts';
import { statLabel } from '#domain/players/statText.ts';
import { easternMidday, shortMonthDay, weekday } from '#domain/time/time.ts';

const current = (is: boolean) => (is ? ('true' as const) : undefined);

interface Choice {
  readonly text: string;
  readonly count?: number | undefined;
  readonly asked: BoardAsked;
  readonly on: boolean;
}

/** A row of links, one of which is on; nothing if there is no choice. */
const Choices = ({
  label,
  choices,
}: {
  readonly label: string;
  readonly choices: readonly Choice[];
}) =>
  choices.length < 2 ? null : (
    <nav className="chips" aria-label={label}>
      <span className="choice-label" aria-hidden="true">
        {label}
      </span>
      {choices.map(({ text, count, asked, on }) => (
        <a key={text} className="chip" href={askedPath(asked)} aria-current={current(on)}>
          {text}
          {count !== undefined && <span>{` ${count}`}</span>}
        </a>
      ))}
    </nav>
  );

interface Props {
  readonly board: Board;
  readonly asked: BoardAsked;
}

/** What may be asked of a board: a position, what sorts, a day, a scoring; each keeps the others. */
export function BoardFilters({ board, asked: whole }: Props) {
  // Whoever asks for something else begins at its first rows.
  const { all: _, ...asked } = whole;
  const { position, sort: __, ...anyone } = asked;
  return (
    <div className="board-filters">
      <Choices
        label="Position"
        choices={[
          { text: 'All', asked: anyone, on: position === undefined },
          ...board.positions.map(({ position: one, players }) => ({
            text: one,
            count: players,
            asked: { ...anyone, position: one },
            on: one === position,
          })),
        ]}
      />
      <Choices
        label="Sort"
        choices={board.sorts.map((sort) => ({
          text: isFantasy(sort) ? 'Fantasy points' : statLabel(sort),
          asked: { ...asked, sort: isFantasy(sort) ? undefined : sort },
          on: sort === board.sort,
        }))}
      />
      <Choices
        label="Scoring"
        choices={board.scorings.map((scoring) => ({
          text: scoring,
          asked: { ...asked, scoring },
          on: scoring === board.scoring,
        }))}
      />
      <Choices
        label="Day"
        choices={
          board.days.length < 2
            ? []
            : [
                { text: 'All days', asked: { ...asked, day: 'all' }, on: board.day === 'all' },
                ...board.days.map((day) => ({
                  text: `${weekday(day).slice(0, 3)} ${shortMonthDay(easternMidday(day))}`,
                  asked: { ...asked, day },
                  on: day === board.day,
                })),
              ]
        }
      />
    </div>
  );
}
