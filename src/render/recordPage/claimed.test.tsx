import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CLAIMS } from '#content/marketing/claims.ts';
import { NONE_GRADED } from '#domain/words/noneGraded.ts';
import { ClaimedAndCounted } from './ClaimedAndCounted.tsx';
import { claimsMark, recordDocument } from './recordDocument.tsx';

const CLAIMED = [CLAIMS.winRate, CLAIMS.units, CLAIMS.picks, CLAIMS.roi, CLAIMS.rating];

test('as given, each claim stands beside the count; counted, no claim stands anywhere', () => {
  const drawn = (claims: 'as-given' | 'counted') =>
    renderToStaticMarkup(<ClaimedAndCounted claims={claims} />);
  for (const { text } of CLAIMED) {
    expect(drawn('as-given')).toContain(text);
    expect(drawn('counted')).not.toContain(text);
  }
  expect(drawn('counted')).toContain(NONE_GRADED);
});

test('a page that is filled in later shows what its build has shown', () => {
  const frame = (shown: 'as-given' | 'counted') =>
    `<!--page--><!--/page--><div ${claimsMark(shown)}><!--claims--><!--/claims--></div>`;
  expect(recordDocument(frame('as-given'), undefined)).toContain(CLAIMS.winRate.text);
  expect(recordDocument(frame('counted'), undefined)).not.toContain(CLAIMS.winRate.text);
});
