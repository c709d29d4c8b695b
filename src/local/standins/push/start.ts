import { type HttpServer, listen } from '../../http/listen.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { createPushService, type PushService } from './service.ts';

const page = (service: PushService): string => {
  const items = service.devices().flatMap(({ shown }, device) =>
    [...shown.values()].map((text) => {
      const { title, body } = JSON.parse(text);
      return `<li><b>${escapeHtml(String(title))}</b> (device ${device + 1})<br>${escapeHtml(String(body))}</li>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3"><title>Notifications</title><style>body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}li{margin:1rem 0;white-space:pre-line}</style><main><h1>Notifications</h1><p>What devices of this push service have been sent. A real browser's own service is sent its messages for real.</p><ol reversed>${items.toReversed().join('')}</ol></main></html>`;
};

/** `/` is the page, `POST /devices` { serverKey } adds a device and answers what its browser hands the site, `GET /messages` what was shown. */
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
    if (pathname === '/') {
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return new Response(page(service), { headers });
    }
    return service.answer(request);
  });
}
