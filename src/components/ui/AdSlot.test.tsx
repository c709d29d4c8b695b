import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AdSlot } from './AdSlot.tsx';

const site = vi.hoisted(() => ({ AD_NETWORK: undefined as { script: string } | undefined }));
vi.mock('#site', () => site);

const slot = () => renderToStaticMarkup(<AdSlot place="top" />);

test('a place is shown once a network can fill it', () => {
  site.AD_NETWORK = undefined;
  expect(slot()).toContain('hidden=""');
  site.AD_NETWORK = { script: 'https://ads.example/tag.js' };
  expect(slot()).toBe('<div class="ad" data-ad="top" data-offer="">Advertisement</div>');
});
