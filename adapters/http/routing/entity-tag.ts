import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** A weak ETag, because compression may change the bytes. */
const tagOf = (bytes: Uint8Array): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

/**
 * Sets the ETag and returns whether the client already has this content (RFC 9110, If-None-Match). Responses differ by
 * user and language, so shared caches must not store them.
 */
export const isKnown = (bytes: Uint8Array, req: Request, res: Response): boolean => {
  const tag = tagOf(bytes);
  res.setHeader('ETag', tag);
  res.vary('Cookie, Accept-Language, Accept-Encoding');
  const held = req.headers['if-none-match'];
  return (
    held !== undefined &&
    (held.trim() === '*' || held.split(',').some((part) => part.trim().replace(/^W\//, '') === tag.slice(2)))
  );
};
