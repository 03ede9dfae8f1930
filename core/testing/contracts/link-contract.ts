import { describe, expect, it } from '@jest/globals';
import type { MakeBackend } from './backend.js';
import { raceScene } from './race-scene.js';

/** Two events that are one race. */
export const describeLinks = (make: MakeBackend): void =>
  describe('links of events', () => {
    const { backend, aRace } = raceScene(make);

    it('links two events once, and unlinks them from either side or when one is removed', async () => {
      const [{ event: a }, { event: b }, { event: c }] = [await aRace(), await aRace(), await aRace()];
      const linked = () =>
        backend.uow.run(async (tx) => [
          await tx.events.linkedTo(a.id),
          await tx.events.linkedTo(b.id),
          await tx.events.linkedTo(c.id),
        ]);
      await backend.uow.run((tx) => tx.eventAdmin.link(a.id, b.id));
      expect(await linked()).toEqual([b.id, a.id, undefined]);
      await backend.uow.run((tx) => tx.eventAdmin.unlink(b.id));
      expect(await linked()).toEqual([undefined, undefined, undefined]);
      await backend.uow.run((tx) => tx.eventAdmin.link(c.id, a.id));
      await backend.uow.run((tx) => tx.eventAdmin.remove(c.id));
      expect(await linked()).toEqual([undefined, undefined, undefined]);
    });
  });
