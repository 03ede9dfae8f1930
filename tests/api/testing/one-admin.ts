import type { Container } from 'inversify';
import { SERVICES as S } from '../../../app/services.js';

/** The program of a maker with one administrator: what would wait for a second one happens at once. */
export const oneAdmin = (container: Container): Promise<void> => {
  const program = container.get(S.program);
  container.rebind(S.program).toConstantValue({ ...program, approvals: 'recorded' });
  return Promise.resolve();
};
