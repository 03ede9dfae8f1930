import { expect, test } from '@jest/globals';
import type { Request } from 'express';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { readForm } from './read-form.js';

const opening = '--B\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
const closing = '\r\n--B--\r\n';
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A request that arrives as the test writes it. */
const arriving = () => {
  const res = new EventEmitter();
  const stream = new PassThrough();
  const req = Object.assign(stream, {
    headers: { 'content-type': 'multipart/form-data; boundary=B' },
    is: () => 'multipart/form-data',
    res,
    complete: true,
  });
  return {
    req: req as unknown as Request,
    write: (text: string) => stream.write(text),
    end: () => stream.end(closing),
    answered: () => res.emit('close'),
  };
};

test('uploads hold so much memory together and no more; what is answered or gone makes room', async () => {
  const read = readForm(100, undefined, 150);
  const [first, second, third] = [arriving(), arriving(), arriving()];
  const sent = read(first.req, ['file']);
  first.write(opening + 'a'.repeat(90));
  await turn();
  const tooMuch = read(second.req, ['file']).catch((failed: unknown) => failed);
  second.write(opening + 'b'.repeat(90));
  await turn();
  second.end();
  expect(await tooMuch).toMatchObject({ code: 'OVERLOADED' });
  first.end();
  expect((await sent).files['file']?.bytes.length).toBe(90);

  // held until it is answered
  const early = arriving();
  const refused = read(early.req, ['file']).catch((failed: unknown) => failed);
  early.write(opening + 'c'.repeat(90));
  early.end();
  expect(await refused).toMatchObject({ code: 'OVERLOADED' });
  first.answered();
  const later = read(third.req, ['file']);
  third.write(opening + 'c'.repeat(90));
  third.end();
  expect((await later).files['file']?.bytes.length).toBe(90);
});
