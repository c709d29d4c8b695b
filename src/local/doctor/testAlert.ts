import { clock } from '#clock';
import { alertHookOf } from '#slate/operation/alertHook.ts';
import type { Environment } from '#wiring';
import { PlainError } from '../plainError.ts';
import { because } from './finding.ts';

/** Sends a test alert. Throws one sentence if it is not accepted. */
export async function sendTestAlert(environment: Environment, name: string): Promise<void> {
  try {
    const hook = alertHookOf(environment);
    if (!hook)
      throw new Error('ALERT_WEBHOOK_URL is not set: there is nowhere to send an alert to.');
    const message = 'This is a test. Nothing is wrong.';
    const since = clock.now().toISOString();
    const alert = { key: 'test', news: 'began', since, message };
    await hook.send({ text: `${name}: ${message}`, alerts: [alert] });
  } catch (error) {
    throw new PlainError(because(error));
  }
}
