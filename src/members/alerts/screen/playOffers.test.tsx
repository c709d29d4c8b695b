import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Alert } from '../contract.ts';
import { wishLabel } from '../rules/words.ts';
import { PlayOffers } from './PlayOffers.tsx';

const label = wishLabel({ kind: 'play', moment: 'start' });
const alert = (state: Alert['state']): Alert => ({
  id: 1,
  kind: 'play',
  label,
  game: null,
  setAt: '2026-11-21T12:00:00.000Z',
  state,
  firings: [],
});
const drawn = (alerts: readonly Alert[]) =>
  renderToStaticMarkup(
    <PlayOffers
      shown={{ alerts: [...alerts], quiet: { from: 22, to: 7 } }}
      busy={false}
      onSet={() => {}}
      onQuiet={() => {}}
    />,
  );

test('each moment is offered until it is set', () => {
  const html = drawn([]);
  expect(html.match(/aria-hidden="true">Set</g)).toHaveLength(3);
  expect(html).toContain(label);
  const rest = drawn([alert('waiting')]);
  expect(rest.match(/aria-hidden="true">Set</g)).toHaveLength(2);
  expect(rest).not.toContain(label);
  expect(drawn([alert('ended')])).toContain(label);
});

test('the quiet hours that stand are chosen', () => {
  const html = drawn([]);
  expect(html.match(/selected="">([^<]*)</g)).toEqual([
    'selected="">10:00 PM<',
    'selected="">7:00 AM<',
  ]);
});
