import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** Weak, as compression may change the bytes on their way. */
const tagOf = (bytes: Uint8Array): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

/**
 * Names the answer's content, and says whether the one who asks holds it already (RFC 9110, If-None-Match). An answer
 * differs by who asks and in which language, so a store on the way must not give it to another.
 */
export const isKnown = (bytes: Uint8Array, req: Request, res: Response): boolean => {
  const tag = tagOf(bytes);
  res.setHeader('ETag', tag);
  res.vary('Cookie, Accept-Language, Accept-Encoding');
  const held = req.headers['if-none-match'];
  return (
    held !== undefined &&
    (held.trim() === '*' || held.split(',').some((it) => it.trim().replace(/^W\//, '') === tag.slice(2)))
  );
};
