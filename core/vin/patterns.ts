import { type ValuesOf, valuesOf, VIN_PATTERN } from '@rrr/records';
import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { normalizeFields } from '../fields/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import { patternFault, patternKey, patternOf, type VinPattern } from './pattern.js';
import { PatternExists, PatternNotValid } from './refusals.js';

type Ports = PortsOf<'vinPatterns' | 'audit', 'clock' | 'ids'>;

const admin = (actor: Actor): void => {
  if (actor.type !== 'admin') throw new NotFound('pattern');
};

/** Adds an unverified pattern for a model and year. Admins only. @throws NotFound PatternNotValid PatternExists */
export const addPattern =
  ({ uow, clock, ids }: Ports) =>
  (cmd: ValuesOf<typeof VIN_PATTERN> & { readonly actor: Actor }): Promise<VinPattern> =>
    uow.run(async (tx) => {
      admin(cmd.actor);
      const pattern = patternOf(cmd.pattern);
      if (pattern === null) throw new PatternNotValid({ pattern: cmd.pattern.slice(0, 40) });
      const why = patternFault(pattern, cmd.year);
      if (why !== null) throw new PatternNotValid({ pattern, why, year: cmd.year });
      const made: VinPattern = {
        id: ids.next(),
        ...normalizeFields(VIN_PATTERN, valuesOf(VIN_PATTERN, cmd)),
        pattern,
        status: 'unverified',
        decidedAt: null,
        decidedBy: null,
      };
      if ((await tx.vinPatterns.ofYears([cmd.year])).some((other) => patternKey(other) === patternKey(made)))
        throw new PatternExists({ pattern });
      await tx.vinPatterns.insert([made]);
      await recordAct(
        tx,
        { ids, at: clock.now(), actor: cmd.actor },
        'add-vin-pattern',
        ['vin-pattern', made.id],
        valuesOf(VIN_PATTERN, made),
      );
      return made;
    });

/** Verifies or unverifies a pattern. Bikes it verified stay verified; an admin decides about bikes. @throws NotFound */
export const decidePattern =
  ({ uow, clock, ids }: Ports) =>
  (cmd: {
    readonly actor: Actor;
    readonly patternId: string;
    readonly status: VinPattern['status'];
  }): Promise<VinPattern> =>
    uow.run(async (tx) => {
      admin(cmd.actor);
      const before = await tx.vinPatterns.byId(cmd.patternId);
      if (!before) throw new NotFound('pattern');
      if (before.status === cmd.status) return before;
      const at = clock.now();
      const after = { ...before, status: cmd.status, decidedAt: at, decidedBy: cmd.actor.name };
      await tx.vinPatterns.save(after);
      await recordAct(tx, { ids, at, actor: cmd.actor }, 'decide-vin-pattern', ['vin-pattern', before.id], {
        pattern: before.pattern,
        status: { before: before.status, after: after.status },
      });
      return after;
    });

/** @throws NotFound */
export const deletePattern =
  ({ uow, clock, ids }: Ports) =>
  (cmd: { readonly actor: Actor; readonly patternId: string }): Promise<void> =>
    uow.run(async (tx) => {
      admin(cmd.actor);
      const before = await tx.vinPatterns.byId(cmd.patternId);
      if (!before) throw new NotFound('pattern');
      await tx.vinPatterns.remove(before.id);
      await recordAct(
        tx,
        { ids, at: clock.now(), actor: cmd.actor },
        'delete-vin-pattern',
        ['vin-pattern', before.id],
        { ...valuesOf(VIN_PATTERN, before), status: before.status },
      );
    });
