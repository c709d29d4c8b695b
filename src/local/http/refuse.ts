import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const close = (socket: Duplex, head: string): void => {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${head}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
};

/** Nobody is joined to another server through ours. */
export const refuseConnect = (_message: IncomingMessage, socket: Duplex): void =>
  close(socket, '405 Method Not Allowed\r\nAllow: GET, HEAD, POST');

/** A WebSocket that is meant for another server. */
export const refuseUpgrade = (socket: Duplex): void => close(socket, '421 Misdirected Request');
