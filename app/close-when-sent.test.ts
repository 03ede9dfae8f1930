import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { closeWhenSent } from './close-when-sent.js';

test('a reader who asked for two answers at once and has gone holds nothing up', async () => {
  let asked = 0;
  const server = createServer((req, res) => {
    if (req.url === '/') res.end('here');
    else if ((asked += 1) === 2) server.emit('both');
  });
  const close = closeWhenSent(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const kept = connect(port, '127.0.0.1');
  kept.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(kept, 'data');

  const [both, come] = [once(server, 'both'), once(server, 'connection')];
  const reader = connect(port, '127.0.0.1');
  reader.write('GET /never HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2));
  const [theirs] = (await come) as [Socket];
  await both;
  reader.destroy();
  await once(theirs, 'close');

  const ended = once(kept, 'close');
  await close();
  await ended;
  expect(server.listening).toBe(false);
});
