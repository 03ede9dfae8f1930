import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../app/config.js';
import { makeContainer } from '../app/container.js';
import { SERVICES as S } from '../app/services.js';
import { answerWith } from './child.js';

// The server of production without its jobs: they would go on sending the mails of one round while another variant is measured.
const server = createServer({ keepAliveTimeout: 65_000 }, makeContainer(readConfig(process.env)).get(S.http));

answerWith(
  () =>
    new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    }),
);
