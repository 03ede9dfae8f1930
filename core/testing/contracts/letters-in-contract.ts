import { describe, expect, it } from '@jest/globals';
import type { AuditRecord } from '../../audit/index.js';
import { anAccount, aRider } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { raceScene } from './race-scene.js';

const [LET_IN, THEN, LATER] = ['2025-05-02T12:00:00.000Z', '2025-05-20T12:00:00.000Z', '2025-08-01T12:00:00.000Z'];
const BEGAN_TO_PAY = { paying: { before: false, after: true } };

/** Who let a promoter in whom nobody else has looked at. */
export const describeLettersIn = (make: MakeBackend): void =>
  describe('who let a promoter in', () => {
    const { backend, aRace, aResult } = raceScene(make);
    const anAdmin = async () => {
      const id = anId('acc', fresh());
      await backend.give({ accounts: [{ ...anAccount({ id }), email: `${id}@example.com`, type: 'admin' }] });
      return id;
    };
    const act = (actorId: string, action: string, about: string, change: Partial<AuditRecord> = {}) =>
      backend.uow.run((tx) =>
        tx.audit.append({
          id: anId('aud1t', fresh()),
          at: THEN,
          actorId,
          proxyHostId: null,
          action,
          objectType: 'event',
          objectId: about,
          detail: {},
          ...change,
        }),
      );
    const scene = async (action = 'add-promoter') => {
      const [race, admin, second] = [await aRace(), await anAdmin(), await anAdmin()];
      const promoterId = race.event.promoterId ?? '';
      await act(admin, action, promoterId, { objectType: 'promoter', at: LET_IN });
      const letIn = (since = LATER, orUnconfirmed = true) =>
        backend.uow.run((tx) => tx.checks.letInBy({ promoterId, since, orUnconfirmed }));
      return { ...race, admin, second, promoterId, letIn };
    };

    it.each(['add-promoter', 'approve-promoter', 'invite'])('lately, by "%s"', async (action) => {
      const { admin, letIn } = await scene(action);
      expect(await letIn(LET_IN, false)).toEqual([admin]);
      expect(await letIn(LATER, false)).toEqual([]);
    });

    it('is nobody for a promoter of whom nothing is known, or who came by themselves', async () => {
      const { promoterId, letIn } = await scene('edit-promoter');
      await act(promoterId, 'invite', promoterId, { objectType: 'promoter' });
      expect(await letIn()).toEqual([]);
    });

    it('counts on until somebody else accepts a purse, or that an event pays', async () => {
      for (const [action, detail] of [
        ['save-classes', {}],
        ['import-classes', {}],
        ['decide-paying', BEGAN_TO_PAY],
        ['edit-event', BEGAN_TO_PAY],
      ] as const) {
        const { event, admin, second, letIn } = await scene();
        expect(await letIn()).toEqual([admin]);
        await act(admin, action, event.id, { detail });
        expect(await letIn()).toEqual([admin]);
        await act(second, action, event.id, { detail });
        expect(await letIn()).toEqual([]);
        // it was lately, all the same
        expect(await letIn(LET_IN)).toEqual([admin]);
      }
    });

    it('counts on when somebody else did so before, refused it, acted for the promoter, or did something else', async () => {
      const { event, admin, second, letIn } = await scene();
      const [first, promoter] = [LET_IN.replace('12:', '11:'), anId('acc', fresh())];
      await act(second, 'save-classes', event.id, { at: first });
      await act(second, 'decide-paying', event.id, { detail: { reason: 'No' } });
      await act(second, 'edit-event', event.id, { detail: { title: { before: 'A', after: 'B' } } });
      await act(promoter, 'save-classes', event.id, { proxyHostId: second });
      await act(promoter, 'save-classes', event.id);
      await act(second, 'save-classes', (await aRace()).event.id);
      expect(await letIn()).toEqual([admin]);
    });

    it('counts on when the event belonged to another promoter', async () => {
      const { event, admin, second, letIn } = await scene();
      await act(second, 'save-classes', event.id);
      await act(admin, 'edit-event', event.id, { detail: { promoterId: { before: 'another', after: 'this' } } });
      expect(await letIn()).toEqual([admin]);
    });

    it('counts on until somebody else releases an award', async () => {
      const { event, classes, admin, second, letIn } = await scene();
      const riderId = anId('rder', fresh());
      await backend.give({ riders: [aRider({ id: riderId, bikes: [] })] });
      const result = aResult(classes[0].id, { id: anId('res0t', fresh()), riderId });
      const decide = (by: string | null) =>
        backend.uow.run((tx) =>
          tx.checks.decide(event.id, [
            {
              ...{ classId: classes[0].id, riderId, decision: 'released', amount: 100, place: 1, reason: null },
              ...{ at: THEN, by },
            },
          ]),
        );
      await backend.uow.run((tx) => tx.results.save(event.id, { put: [result], remove: [] }));
      await act(second, 'release-award', result.id, { objectType: 'result' });
      expect(await letIn()).toEqual([admin]);
      await decide(null);
      expect(await letIn()).toEqual([admin]);
      await decide('Sam Okafor');
      expect(await letIn()).toEqual([]);
    });

    it('counts again for whoever invites the promoter once more', async () => {
      const { event, admin, second, promoterId, letIn } = await scene();
      await act(second, 'save-classes', event.id);
      await act(admin, 'invite', promoterId, { objectType: 'promoter', at: THEN.replace('12:', '13:') });
      expect(await letIn()).toEqual([admin]);
    });
  });
