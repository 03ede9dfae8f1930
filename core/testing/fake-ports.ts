import { defaultProgram } from '../program/index.js';
import { fixedClock, plainDigest, sequentialIds } from './fixed-ports.js';

/** The ports that most use cases need, on 10 June 2025, over stores of a test. */
export const fakePorts = <Uow, More extends object = object>({ uow }: { readonly uow: Uow }, more?: More) => ({
  uow,
  clock: fixedClock(),
  ids: sequentialIds(),
  digest: plainDigest,
  program: defaultProgram,
  ...(more as More),
});
