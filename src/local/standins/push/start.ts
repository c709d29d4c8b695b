import { type HttpServer, listen } from '../../http/listen.ts';
import { inboxPage } from '../answers.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { createPushService, type PushService } from './service.ts';

function page(service: PushService): Response {
  const items = service.devices().flatMap(({ shown }, device) =>
    [...shown.values()].map((text) => {
      const { title, body } = JSON.parse(text);
      return `<li><b>${escapeHtml(String(title))}</b> (device ${device + 1})<br>${escapeHtml(String(body))}</li>`;
    }),
  );
  return inboxPage(
    'Notifications',
    "What devices of this push service have been sent. A real browser's own service is sent its messages for real.",
    items.toReversed(),
  );
}

/** `/` is the page, `POST /devices` { serverKey } adds a device and returns its subscription, `GET /messages` what was shown. */
export async function startPushService(
  service: PushService = createPushService(),
): Promise<HttpServer> {
  return listen(async (request) => {
    const { pathname, origin } = new URL(request.url);
    if (pathname === '/devices' && request.method === 'POST') {
      const body: unknown = await request.json().catch(() => undefined);
      const key = typeof body === 'object' && body && Reflect.get(body, 'serverKey');
      if (typeof key !== 'string') return Response.json({ error: 'serverKey' }, { status: 400 });
      return Response.json(service.addDevice(origin, key).subscription, {
        headers: { 'access-control-allow-origin': '*' },
      });
    }
    if (pathname === '/messages') {
      return Response.json(
        service.devices().map(({ subscription, shown }) => ({
          endpoint: subscription.endpoint,
          shown: [...shown.values()].map((text) => JSON.parse(text)),
        })),
      );
    }
    if (pathname === '/') return page(service);
    return service.answer(request);
  });
}
