import type { Right, Says, TermsRead } from '#domain/rights/right.ts';

const GIVEN_ON: Readonly<Record<Says, string>> = {
  yes: 'May be passed on',
  no: 'Not passed on by our API, files, feeds or cards',
  ask: 'Ask them before you pass it on',
  unknown: 'Nothing is published about passing it on',
};

/** Whether a reader may take a source's data from us, and why. */
export const givenOnText = ({ givingOn: { says, why } }: Right): string =>
  `${GIVEN_ON[says]}. ${why}`;

const READ: Readonly<Record<TermsRead['from'], string>> = {
  terms: 'read',
  copy: 'a copy of them read',
  report: 'not read by us, as others report them',
  nothing: 'none found',
};

/** How we know what a source's terms say: "read". */
export const howReadText = (from: TermsRead['from']): string => READ[from];

/** " Only while …" for a source that is not always read, else nothing. */
export function switchText({ readWhile }: Right): string {
  if (readWhile === undefined || readWhile === 'never') return '';
  return readWhile.has
    ? ' Read only if this site has a key of its own for it.'
    : ' Read unless this site has a key for the paid plan.';
}
