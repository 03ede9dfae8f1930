import { describe, expect, it } from '@jest/globals';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

export const describeHandStore = (make: MakeBackend): void =>
  describe('what persons did', () => {
    const backend = useBackend(make);

    it('finds the newest of some acts on an object, and the person behind it', async () => {
      const objectId = anId('0bj', fresh());
      const act = (action: string, at: string, proxyHostId: string | null = null) => ({
        id: anId('act', fresh()),
        at,
        actorId: anId('acc0', 1),
        proxyHostId,
        action,
        objectType: 'document',
        objectId,
        detail: { status: { before: action, after: null } },
      });
      await backend.uow.run(async (tx) => {
        await tx.audit.append(act('decide-document', '2025-06-10T18:00:00.000Z'));
        await tx.audit.append(act('decide-document', '2025-06-10T18:00:01.000Z', anId('acc0', 2)));
        await tx.audit.append(act('view-document', '2025-06-10T18:00:02.000Z'));
      });
      const last = (objectType: string, actions: readonly string[]) =>
        backend.uow.run((tx) => tx.hands.lastAct({ objectType, objectId, actions }));
      expect(await last('document', ['decide-document', 'undo-document-decision'])).toEqual({
        at: '2025-06-10T18:00:01.000Z',
        personId: anId('acc0', 2),
        action: 'decide-document',
        detail: { status: { before: 'decide-document', after: null } },
      });
      expect(await last('document', ['view-document'])).toMatchObject({ personId: anId('acc0', 1) });
      expect([await last('document', ['upload-document']), await last('rider', ['view-document'])]).toEqual([
        undefined,
        undefined,
      ]);
    });
  });
