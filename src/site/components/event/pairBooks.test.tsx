import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import { isPredictedMatch } from '#domain/events/tennis/predictedMatch.ts';
import { TwoWayOdds } from './TwoWayOdds.tsx';
import { matchPart } from './tennis/matchPart.ts';

const quote = (book: string, a: number, b: number) => ({
  book,
  provider: `Book ${book}`,
  feed: 'theoddsapi' as const,
  sample: false,
  asOf: EXAMPLE_MATCH.asOf,
  a,
  b,
});
const drawn = (books: readonly ReturnType<typeof quote>[], state: 'open' | 'closed' = 'open') => {
  const match = { ...EXAMPLE_MATCH, moneyline: books };
  if (!isPredictedMatch(match)) throw new Error('the example is predicted');
  return renderToStaticMarkup(
    <TwoWayOdds
      part={matchPart(match)}
      names={['Able', 'Baker']}
      at={{ state, postponed: false }}
    />,
  );
};
const THREE = [quote('one', -150, 130), quote('two', -140, 125), quote('three', -155, 135)];
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');

test('three books or more are listed, folded, the best on the first named first and the best of each side marked', () => {
  const html = drawn(THREE);
  expect(html).toMatch(/<details[^>]*>(?:(?!<\/summary>).)*All 3 books/);
  expect(words(html)).toContain(
    '|Book two|−140| best|+125|Book one|−150|+130|Book three|−155|+135| best|',
  );
});

test('one or two books need no list, and nothing is listed that can be taken no more', () => {
  expect(drawn(THREE.slice(0, 2))).not.toContain('<details');
  expect(drawn(THREE, 'closed')).not.toContain('<details');
});
