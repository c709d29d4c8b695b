import { counted } from '#domain/words/counted.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';

/** A check's verdict: fine, missing or wrong, a danger to members or money, or not checkable from here. */
export type FindingLevel = 'ok' | 'missing' | 'danger' | 'unchecked';

export interface DoctorFinding {
  readonly level: FindingLevel;
  /** One plain sentence, without the value of any secret. */
  readonly text: string;
}

const finding =
  (level: FindingLevel) =>
  (text: string): DoctorFinding => ({ level, text });

export const ok = finding('ok');
export const missing = finding('missing');
export const danger = finding('danger');
export const unchecked = finding('unchecked');

/** A finding, if a condition is true. */
export const where = (isSo: boolean, found: DoctorFinding): readonly DoctorFinding[] =>
  isSo ? [found] : [];

/** How many findings of each kind there are that ask for something, in a sentence. */
export function sumText(findings: readonly DoctorFinding[]): string {
  const count = (level: FindingLevel): number =>
    findings.filter((one) => one.level === level).length;
  return `${counted(count('danger'), 'danger')}, ${count('missing')} missing, ${count('unchecked')} unchecked.`;
}

/** The problems, or one finding that everything is right. */
export const orOk = (wrong: readonly DoctorFinding[], right: string): readonly DoctorFinding[] =>
  wrong.length > 0 ? wrong : [ok(right)];

/** Why something failed, in one line: the rest of an error may contain addresses and keys. */
export const because = (error: unknown): string => whyFailed(error).split('\n', 1)[0] ?? '';
