import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** Connects a WebSocket to the server behind, byte by byte: `astro dev` uses it to tell the browser about changes. */
export function tunnelTo(origin: string) {
  const { host, hostname, port } = new URL(origin);
  return (message: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const behind = connect(Number(port), hostname, () => {
      const lines = [`${message.method} ${message.url} HTTP/1.1`];
      for (let i = 0; i < message.rawHeaders.length; i += 2) {
        const name = message.rawHeaders[i] ?? '';
        const value = name.toLowerCase() === 'host' ? host : message.rawHeaders[i + 1];
        lines.push(`${name}: ${value}`);
      }
      behind.write(`${lines.join('\r\n')}\r\n\r\n`);
      behind.write(head);
      behind.pipe(socket).pipe(behind);
    });
    behind.on('error', () => socket.destroy());
    socket.on('error', () => behind.destroy());
  };
}
