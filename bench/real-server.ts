import type { AddressInfo } from 'node:net';
import { httpServer } from '@rrr/http';
import { readConfig } from '../app/config.js';
import { makeContainer } from '../app/container.js';
import { senderLimits } from '../app/edge-settings.js';
import { SERVICES as S } from '../app/services.js';
import { answerWith } from './child.js';

// The server of production without its jobs: they would go on sending the mails of one round while another variant is
// measured.
const config = readConfig(process.env);
const container = makeContainer(config);
const server = httpServer(container.get(S.http), senderLimits(config), container.get(S.clock));

answerWith(
  () =>
    new Promise<number>((resolve) => {
      server.listen({ port: 0, host: '127.0.0.1', backlog: config.MAX_CONNECTIONS }, () =>
        resolve((server.address() as AddressInfo).port),
      );
    }),
);
