import express, { type Request, type Response } from 'express';
import { EdgeError } from '../refusals/edge-error.js';

const LIMIT = 200 * 1024;
const read = express.json({ limit: LIMIT, type: 'application/json', strict: true });

/** Reads a JSON body; an empty object without one. @throws EdgeError UNSUPPORTED_MEDIA_TYPE for another content type */
export const jsonBody = async (req: Request, res: Response): Promise<unknown> => {
  const given = req.is('application/json');
  if (given === null || req.headers['content-length'] === '0') return {};
  if (given === false) throw new EdgeError('UNSUPPORTED_MEDIA_TYPE');
  await new Promise<void>((resolve, reject) =>
    read(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error as Error))),
  );
  return (req.body as unknown) ?? {};
};
