import { useState } from 'react';
import { newId } from '#client/newId.ts';
import { clock } from '#clock';
import type { Bet } from '#domain/record/bet.ts';
import type { GradedBet } from '#domain/record/gradeBet.ts';
import { NO_ROOM } from './AddBet.tsx';
import { keepBets } from './book.ts';
import type { BadRow } from './csvLines.ts';
import { syncBook } from './sync.ts';

interface Told {
  readonly text: string;
  /** How the file was read, where it left that open. */
  readonly notes?: readonly string[];
  readonly bad: readonly BadRow[];
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

const FEW = 100;

/** Refused rows, by line and reason. */
const Bad = ({ bad }: { readonly bad: readonly BadRow[] }) => (
  <>
    <ul className="bad-rows mt-2">
      {bad.slice(0, FEW).map(({ line, reason }) => (
        <li key={`${line} ${reason}`}>
          Line {line}: {reason}
        </li>
      ))}
    </ul>
    <p className="acts mt-2">
      {bad.length > FEW && <span>and {(bad.length - FEW).toLocaleString('en-US')} more</span>}
      <button
        className="button quiet compact"
        type="button"
        onClick={() =>
          save(
            bad.map(({ line, reason }) => `Line ${line}: ${reason}\r\n`).join(''),
            'not-taken.txt',
          )
        }
      >
        Download the list
      </button>
    </p>
  </>
);

interface Props {
  readonly bets: readonly Bet[];
  readonly graded: readonly GradedBet[];
  readonly onDropAll: () => void;
}

const UNREAD =
  'The file could not be read, so nothing was taken from it. Reload the page and try again.';

/** Import and export of bets as CSV. The code is loaded on request. */
export function Files({ bets, graded, onDropAll }: Props) {
  const [told, setTold] = useState<Told>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    setTold({ text: 'Reading …', bad: [] });
    try {
      await take(file);
    } catch (error) {
      reportError(error);
      setTold({ text: UNREAD, bad: [] });
    }
  };
  const take = async (file: File) => {
    const [{ readBetsCsv }, { fileText }] = await Promise.all([
      import('./csv.ts'),
      import('./fileText.ts'),
    ]);
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    const made = { now: clock.now(), newId, zone };
    const text = fileText(new Uint8Array(await file.arrayBuffer()));
    const csv = typeof text === 'string' ? readBetsCsv(text, bets, made) : text;
    if ('problem' in csv) return setTold({ text: csv.problem, bad: [] });
    if (!(await keepBets(csv.bets))) return setTold({ text: NO_ROOM, bad: [] });
    const count = (many: number, thing = '') =>
      `${many.toLocaleString('en-US')}${thing && ` ${thing}${many === 1 ? '' : 's'}`}`;
    const fresh = csv.bets.length - csv.results;
    const results = csv.results > 0 ? `, ${count(csv.results)} of them with its result now` : '';
    const known = csv.known > 0 ? ` ${count(csv.known)} already here${results}.` : '';
    const bad = csv.bad.length > 0 ? ` ${count(csv.bad.length, 'row')} could not be read:` : '';
    const notes = csv.bad.length + fresh + csv.known > 0 ? csv.notes : [];
    setTold({ text: `${count(fresh, 'bet')} imported.${known}${bad}`, notes, bad: csv.bad });
    void syncBook();
  };
  const write = async () => {
    const { betsCsv } = await import('./csv.ts');
    const text = betsCsv(bets, new Map(graded.map((one) => [one.bet.id, one])));
    save(text, `my-bets-${clock.now().toISOString().slice(0, 10)}.csv`);
  };
  return (
    <section className="panel mt-5" aria-labelledby="files">
      <h2 id="files">Import and export</h2>
      <div className="content">
        <p className="acts">
          {bets.length > 0 && (
            <button className="button ghost" type="button" onClick={write}>
              Download as CSV
            </button>
          )}
          <label className="button ghost file">
            Import a CSV
            <input
              className="visually-hidden"
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              onChange={({ target }) => {
                void read(target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
          {bets.length > 0 && (
            <button className="button quiet" type="button" onClick={onDropAll}>
              Delete all bets
            </button>
          )}
        </p>
        <p className="note mt-2">
          From Excel, a sportsbook or another tracker. Needed: date, event, market, pick, price and
          stake in dollars. Read too: line, book, league, start, result, and bonus (yes for a bonus
          bet). Times without a zone are this device’s. Rows we cannot read are listed; nothing is
          added twice.
        </p>
        <div role="status">
          {told && <p className="mt-2">{told.text}</p>}
          {told && told.bad.length > 0 && <Bad bad={told.bad} />}
          {told?.notes?.map((note) => (
            <p key={note} className="note mt-2">
              {note}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
