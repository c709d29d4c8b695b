import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AD_NETWORK } from '#site';
import { AdSlot } from './AdSlot.tsx';

test('a place is shown once a network can fill it', () => {
  const slot = (offered?: boolean) =>
    renderToStaticMarkup(<AdSlot place="top" {...(offered !== undefined && { offered })} />);
  expect(slot(false)).toContain('hidden=""');
  expect(slot(true)).toBe(
    '<div class="ad" data-ad="top" data-offer="" data-only="visitor signed-in">Advertisement</div>',
  );
  expect(slot()).toBe(slot(AD_NETWORK !== undefined));
});
