import { describe, expect, it } from '@jest/globals';
import type { Request, RequestHandler, Response } from 'express';
import { inOrder } from './in-order.js';

describe('handlers in order', () => {
  const run = (...handlers: readonly RequestHandler[]): readonly string[] => {
    const seen: string[] = [];
    const req = { seen } as unknown as Request;
    void inOrder(...handlers)(req, {} as Response, () => void seen.push('next'));
    return seen;
  };
  const noted = (name: string, goesOn = true): RequestHandler =>
    ((req: { seen: string[] }, _res: Response, next: () => void) => {
      req.seen.push(name);
      if (goesOn) next();
    }) as unknown as RequestHandler;

  it('go one after the other, and then on', () =>
    expect(run(noted('first'), noted('second'))).toEqual(['first', 'second', 'next']));
  it('end at the one that answers', () =>
    expect(run(noted('first'), noted('answers', false), noted('third'))).toEqual(['first', 'answers']));
  it('go on without any', () => expect(run()).toEqual(['next']));
  it('leave what one throws to the caller', () => {
    const fails: RequestHandler = () => {
      throw new Error('refused');
    };
    expect(() => run(fails, noted('never'))).toThrow('refused');
  });
});
