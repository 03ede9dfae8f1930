import type { AddressInfo } from 'node:net';
import { ulids } from '@rrr/crypto';
import { metrics } from '@rrr/http';
import { makeLog } from '../../app/make-log.js';
import { barePool } from '../bare-pool.js';
import { answerWith } from '../child.js';
import { bareExpress } from './bare-express.js';
import { fairExpress } from './fair-express.js';
import type { Told } from './peer.js';

/** Which peer a process is, and what it is told. */
export interface PeerAsked extends Told {
  readonly peer: 'bare' | 'fair';
}

answerWith(({ peer, ...told }: PeerAsked) => {
  const ports = { pool: barePool(), ids: ulids(), pinKey: Buffer.from(process.env.PIN_KEY ?? '', 'base64') };
  const app =
    peer === 'bare'
      ? bareExpress(ports, told)
      : fairExpress({ ...ports, log: makeLog('info'), metrics: metrics({ ofProcess: true }) }, told);
  return new Promise<number>((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
});
