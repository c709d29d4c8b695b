import type { Finding } from '#domain/operation/finding.ts';
import { healthOf } from '#domain/operation/findings.ts';
import { agoText } from '#domain/operation/timeText.ts';
import { Badge } from '../ui/Badge.tsx';
import { UtcTime } from './UtcTime.tsx';

interface Props {
  readonly findings: readonly Finding[];
  /** Whether the ledger has ever been checked: until then it is not known whether all is well. */
  readonly checked: boolean;
  /** Whether samples are shown. */
  readonly sample: boolean;
  readonly now: Date;
}

const WORDS = {
  unchecked: [
    'Nothing is wrong so far.',
    'The refresh runs on time. The ledger’s first check comes within the hour.',
  ],
  ok: ['All is well.', 'The refresh runs on time, and every check is fine.'],
  degraded: ['Something is missing.', 'What you see is right; what is missing is marked.'],
  failing: [
    'Something is wrong.',
    'What is listed here may be out of date or wrong. Old figures are marked.',
  ],
} as const;

/** Sample figures are never said to be right. */
const SAMPLES = 'You see sample games.';

/** Whether all is well, in words first, and what is not. */
export function Verdict({ findings, checked, sample, now }: Props) {
  const health = healthOf(findings);
  const [title, text] = WORDS[health === 'ok' && !checked ? 'unchecked' : health];
  return (
    <section className={`sheet status-verdict ${health}`} aria-labelledby="verdict">
      <h2 className="text-34 font-wide font-[780] tracking-[-0.028em] leading-[1.1]" id="verdict">
        {title}
      </h2>
      <p className="mt-1.5 text-ink-2">
        {sample && health === 'degraded' ? SAMPLES : text}
        {sample && health !== 'degraded' && ` ${SAMPLES}`}
      </p>
      {findings.length > 0 && (
        <ul>
          {findings.map(({ key, level, since, message }) => (
            <li key={key}>
              <Badge kind={level === 'failing' ? 'bad' : 'warn'}>
                {level === 'failing' ? 'Failing' : 'Degraded'}
              </Badge>{' '}
              {message}{' '}
              <span className="muted">
                Since <UtcTime at={since} now={now} /> UTC, {agoText(since, now)}.
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
