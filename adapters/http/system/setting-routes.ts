import * as contract from '@rrr/contract';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';

export const settingRoutes = ({ settings }: HttpPorts): readonly Route[] => [
  route(contract.listSettings, can('system:see'), () => {
    const { program, server } = settings();
    return { program: [...program], server: [...server] };
  }),
];
