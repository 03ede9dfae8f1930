import * as contract from '@rrr/contract';
import { NotFound } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';
import { presentFavourite, presentNote, seesPersonal } from '../present/rider.js';
import { findRider, showRider } from './show-rider.js';

/** What riders and admins change about a rider's record. */
export const riderEditRoutes = (ports: HttpPorts): readonly Route[] => {
  const {
    queries: { riderRecords },
    useCases,
  } = ports;
  return [
    route(
      contract.editRider,
      can('rider:edit'),
      async ({ actor, params: { riderId }, body: { version, dateOfBirth, ...fields } }) => {
        const change = { ...fields, ...(dateOfBirth === undefined ? {} : { bornOn: dateOfBirth }) };
        await useCases.editRider({ actor, riderId, version, change });
        return { rider: await showRider(ports, actor, riderId) };
      },
    ),
    route(contract.setRiderActive, can('rider:manage'), async ({ actor, params: { riderId }, body: { active } }) => {
      const { taken } = await useCases.setRiderActive({ actor, riderId, active });
      return {
        rider: await showRider(ports, actor, riderId),
        takenBikes: taken.map((vin) => ({ _id: vin.bikeId, vin: vin.vin, heldBy: vin.heldBy })),
      };
    }),
    route(contract.markFactory, can('rider:manage'), async ({ actor, params: { riderId }, body: { factory } }) => {
      await useCases.markFactory({ actor, riderId, factory });
      return { rider: await showRider(ports, actor, riderId) };
    }),
    route(contract.riderNotes, can('rider:manage'), async ({ params: { riderId }, query }) => {
      await findRider(ports, riderId);
      const found = await riderRecords.notes({ ...query, riderId });
      return { notes: found.items.map(presentNote), pagination: pagination(found) };
    }),
    route(contract.addRiderNote, can('rider:manage'), async ({ actor, params: { riderId }, body: { text } }) => ({
      note: presentNote(await useCases.addNote({ actor, riderId, text })),
    })),
    route(contract.removeRiderNote, can('rider:manage'), ({ actor, params: { noteId } }) =>
      useCases.removeNote({ actor, noteId }),
    ),
    route(contract.riderFavourites, can('rider:money'), async ({ actor, params: { riderId }, query }) => {
      if (!seesPersonal(actor, riderId)) throw new NotFound('rider');
      await findRider(ports, riderId);
      const found = await riderRecords.favourites({ ...query, riderId });
      return { favourites: found.items.map(presentFavourite), pagination: pagination(found) };
    }),
    route(contract.addFavourite, can('rider:own'), ({ actor, params }) => useCases.addFavourite({ actor, ...params })),
    route(contract.removeFavourite, can('rider:own'), ({ actor, params }) =>
      useCases.removeFavourite({ actor, ...params }),
    ),
    route(contract.setPin, can('rider:own'), ({ actor, body }) => useCases.setPin({ actor, ...body })),
    route(contract.unlockPin, can('rider:manage'), ({ actor, params: { riderId } }) =>
      useCases.unlockPin({ actor, riderId }),
    ),
  ];
};
