import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser keeps of a subscription (RFC 8291). */
export const aPushBrowser = () => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  return { curve, auth, p256dh: curve.getPublicKey('base64url'), authText: auth.toString('base64url') };
};
type Browser = ReturnType<typeof aPushBrowser>;

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, size: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, size));
const sharedWith = (curve: ECDH, other: Buffer): Buffer => curve.computeSecret(other);

/** Decrypts as a browser does: header, key agreement, then one record (RFC 8188). */
export const decrypted = ({ curve, auth }: Browser, body: Buffer): string => {
  const [salt, size] = [body.subarray(0, 16), body.readUInt8(20)];
  const theirs = body.subarray(21, 21 + size);
  const sealed = body.subarray(21 + size);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), theirs]);
  const secret = hkdf(sharedWith(curve, theirs), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const open = createDecipheriv('aes-128-gcm', key, nonce);
  open.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  // the last record ends with the delimiter 2
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
};

/** The claims of the token, if its signature is that of the key beside it (RFC 8292). */
export const claimsOf = (authorization: string): { readonly key: string; readonly [claim: string]: unknown } => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((bytes) => bytes.toString('base64url')) as [
    string,
    string,
  ];
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTrue) throw new Error('the signature is wrong');
  return { key, ...(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as object) };
};

interface HeardPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine. It answers with `status`; 0: never. */
export const pushService = async () => {
  const heard: HeardPush[] = [];
  const state = { status: 201 };
  let origin = '';
  const server = createServer((request, response) => {
    const body: Buffer[] = [];
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('end', () => {
      heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(body) });
      const { status } = state;
      if (status === 0) return;
      response.writeHead(status, status === 302 ? { location: `${origin}/elsewhere` } : {}).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    heard,
    state,
    origin,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => void server.close(closed));
    },
  };
};
