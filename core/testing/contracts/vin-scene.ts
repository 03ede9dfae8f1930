import { aBike, aRider } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { type Backend, useBackend, fresh, type MakeBackend } from './backend.js';

/** Riders with bikes, on one implementation of the stores. */
export const vinScene = (make: MakeBackend) => {
  const backend = useBackend(make);

  const at = '2025-06-10T18:00:00.000Z';
  const ids = { next: () => anId('made', fresh()), random: () => 0 };
  /** of model year 2025; the check digit is right for 1 only, and these tests do not check it */
  const vin = () => `VBKMXA10XS${String(fresh()).padStart(7, '0')}`;
  const person = async (bikes = [aBike({ id: anId('b', 70_000 + fresh()), vin: vin(), vinStatus: 'unverified' })]) => {
    const rider = aRider({ id: anId('rder', fresh()), bikes });
    await backend.give({ riders: [rider] });
    return { rider, bike: bikes[0] ?? aBike() };
  };
  const run: Backend['uow']['run'] = (work) => backend.uow.run(work);

  return { backend, at, ids, vin, person, run };
};
