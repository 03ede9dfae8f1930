import * as contract from '@rrr/contract';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { presentBike } from './present-bike.js';
import { vinFrom } from './vin-from.js';

export const bikeRoutes = ({ useCases, devices, clock }: HttpPorts): readonly Route[] => [
  route(contract.addBike, can('bike:keep'), async ({ actor, params: { riderId }, body, request, cookies }) => {
    const from = await vinFrom({ devices, clock })(request, cookies);
    const { bike } = await useCases.addBike({ actor, riderId, bike: body, from });
    return { bike: presentBike(bike) };
  }),
  route(contract.editBike, can('bike:mend'), async ({ actor, params: { bikeId }, body, request, cookies }) => {
    const { version, ...fields } = body;
    const from = await vinFrom({ devices, clock })(request, cookies);
    const { bike } = await useCases.editBike({ actor, bikeId, version, bike: fields, from });
    return { bike: presentBike(bike) };
  }),
  route(contract.retireBike, can('bike:keep'), ({ actor, params: { bikeId } }) =>
    useCases.retireBike({ actor, bikeId }),
  ),
  route(contract.decideBike, can('vin:manage'), async ({ actor, params: { bikeId }, body }) => ({
    bike: presentBike(await useCases.decideBike({ actor, bikeId, ...body })),
  })),
];
