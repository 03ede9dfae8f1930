import * as contract from '@rrr/contract';
import { Download } from '../routing/download.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';
import { presentTimecard } from './present-document.js';

export const timecardRoutes = ({ queries: { riderRecords }, useCases }: HttpPorts): readonly Route[] => [
  route(contract.addTimecard, can('timecard:keep'), async ({ actor, params: { riderId }, files: { file } }) => {
    const timecard = await useCases.addTimecard({ actor, riderId, fileName: file.name, file: file.bytes });
    return { timecard: presentTimecard(timecard) };
  }),
  route(contract.riderTimecards, can('timecard:keep'), async ({ params: { riderId }, query }) => {
    const found = await riderRecords.timecards({ ...query, riderId });
    return { timecards: found.items.map(presentTimecard), pagination: pagination(found) };
  }),
  route(contract.readTimecard, can('timecard:keep'), async ({ actor, params: { riderId, file: timecardId } }) => {
    const { timecard, file } = await useCases.readTimecard({ actor, riderId, timecardId });
    return new Download({ type: presentTimecard(timecard).contentType, name: timecard.fileName, bytes: file });
  }),
  route(contract.removeTimecard, can('timecard:keep'), ({ actor, params: { riderId, file: timecardId } }) =>
    useCases.removeTimecard({ actor, riderId, timecardId }),
  ),
];
