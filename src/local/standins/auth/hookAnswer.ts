import { AuthRefusal, failedRefusal } from './refusal.ts';

const MOST_BYTES = 200 * 1024;

const wrongType = (message: string): AuthRefusal =>
  new AuthRefusal(400, 'hook_payload_invalid_content_type', message);

function requireJson(type: string): void {
  const media = type.split(';')[0]?.trim().toLowerCase();
  if (media === 'application/json') return;
  throw wrongType(`Invalid JSON response. Received content-type: ${type}`);
}

/** Only 200, 202 and 204 say that the text was sent. */
function requireSent(status: number): void {
  if ([200, 202, 204].includes(status)) return;
  if (status === 429 || status === 503)
    throw failedRefusal('Service currently unavailable due to hook');
  if (status === 400) throw failedRefusal('Invalid payload sent to hook');
  if (status === 401) throw failedRefusal('Hook requires authorization token');
  throw failedRefusal(`Unexpected status code returned from hook: ${status}`);
}

const get = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** An `error` object with a message is the user's answer. */
function requireNoError(body: unknown): void {
  const error = get(body, 'error');
  const message = get(error, 'message');
  if (typeof message !== 'string' || message === '') return;
  const status = get(error, 'http_code') ?? 0;
  if (!Number.isInteger(status)) return;
  if (status === 0 || status === 500) throw failedRefusal(message);
  // No status of HTTP: the real server fails over it.
  if (Number(status) < 100 || Number(status) > 599)
    throw failedRefusal('Unexpected failure, please check server logs for more information');
  throw new AuthRefusal(Number(status), 'unknown', message, {}, false);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Throws the meaning of a hook's answer for whoever requested a code; nothing if the text is on its way. */
export async function readHookAnswer(answer: Response): Promise<void> {
  const text = await answer.text().catch(() => {
    // Its headers came in time, its body did not.
    throw failedRefusal('Error running hook URI');
  });
  requireSent(answer.status);
  const type = answer.headers.get('content-type') ?? '';
  if (type === '' && answer.status === 204) return;
  if (type === '') throw wrongType('Invalid Content-Type: Missing Content-Type header');
  requireJson(type);
  if (text.length > MOST_BYTES) {
    const message = `Payload size exceeded size limit of ${MOST_BYTES} bytes`;
    throw new AuthRefusal(422, 'hook_payload_over_size_limit', message);
  }
  const body = parse(text);
  requireNoError(body);
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw failedRefusal('Error unmarshaling JSON output.');
  }
}
