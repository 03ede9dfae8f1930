import * as contract from '@rrr/contract';
import { can } from '../kernel/policy.js';
import { route, type Route } from '../kernel/route.js';
import type { HttpPorts } from '../ports.js';
import { presentBike } from './present-bike.js';

export const bikeRoutes = ({ useCases }: HttpPorts): readonly Route[] => [
  route(contract.addBike, can('bike:keep'), async ({ actor, params: { riderId }, body }) => {
    const { bike } = await useCases.addBike({ actor, riderId, bike: body });
    return { bike: presentBike(bike) };
  }),
  route(contract.editBike, can('bike:mend'), async ({ actor, params: { bikeId }, body: { version, ...fields } }) => {
    const { bike } = await useCases.editBike({ actor, bikeId, version, bike: fields });
    return { bike: presentBike(bike) };
  }),
  route(contract.retireBike, can('bike:keep'), ({ actor, params: { bikeId } }) =>
    useCases.retireBike({ actor, bikeId }),
  ),
  route(contract.decideBike, can('vin:manage'), async ({ actor, params: { bikeId }, body }) => ({
    bike: presentBike(await useCases.decideBike({ actor, bikeId, ...body })),
  })),
];
