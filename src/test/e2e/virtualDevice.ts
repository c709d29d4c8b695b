import type { Page } from '@playwright/test';

/** A device with a screen lock that holds passkeys, as Chromium plays one. */
export async function virtualDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const passkeys = async () =>
    (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    passkeys,
    give: (credential: Awaited<ReturnType<typeof passkeys>>[number]) =>
      cdp.send('WebAuthn.addCredential', { authenticatorId, credential }),
    empty: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }),
    verifies: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}
