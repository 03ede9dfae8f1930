import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { TINY_PICTURE } from './testing/pictures.js';
import { sendFile } from './testing/send-file.js';
import { startDemo } from './testing/start-demo.js';

/** A port without a server. */
const deafPort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const demo = await startDemo({
  S3_ENDPOINT: `http://127.0.0.1:${await deafPort()}`,
  S3_BUCKET: 'rider-files',
  S3_ACCESS_KEY: 'access',
  S3_SECRET_KEY: 'secret',
});
const rider = await demo.as('rider');
const riderId = (await rider.session()).user._id;

test('without the file store the portal reports it, stores nothing, and continues', async () => {
  const answers = [
    await rider.ask(`/api/rider/rider/${riderId}/upload-id-files`, sendFile(TINY_PICTURE, { kind: 'licence' })),
    await rider.ask(`/api/rider/profile-image/rider/${riderId}`, sendFile(TINY_PICTURE, {}, { method: 'PUT' })),
    await demo.visit().ask('/api/image/00000000000000000000000000'),
  ];
  for (const answer of answers)
    expect([answer.status, answer.problem().code, answer.headers.get('retry-after')]).toEqual([
      503,
      'UNAVAILABLE',
      '2',
    ]);
  expect(await rider.call(contract.riderDocuments, { params: { riderId } })).toEqual({
    documents: [],
    pagination: { page: 1, totalPages: 1, total: 0 },
  });
  expect((await rider.session()).user.profileImage).toBeNull();
});
