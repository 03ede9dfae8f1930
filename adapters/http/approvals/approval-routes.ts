import * as contract from '@rrr/contract';
import type { ApprovalRequest } from '@rrr/core/approvals';
import { againstNow } from '@rrr/core/events';
import { NotFound } from '@rrr/core/shared';
import { notValid } from '../refusals/edge-error.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { narrowed, presentNarrowed } from '../present/narrowed.js';
import { translator } from '../words/translator.js';
import { presentApproval } from './present-approval.js';
import { presentForeseen, presentForeseenResults } from './present-foreseen.js';

const isWaitingPurse = (request: ApprovalRequest): request is ApprovalRequest<'purse'> =>
  request.kind === 'purse' && request.state === 'waiting';

export const approvalRoutes = ({
  useCases,
  queries: { requests, events },
  clock,
  program,
}: HttpPorts): readonly Route[] => [
  route(contract.listApprovals, can('approval:decide'), async ({ query }) => {
    const found = await narrowed(query, {
      load: (page) => requests.search({ ...page, state: query.state, kind: query.kind }),
      factsOf: ({ askedAt }) => ({ at: askedAt }),
      timeZone: program.timeZone,
    });
    return { approvals: found.items.map(presentApproval), ...presentNarrowed(found) };
  }),
  route(contract.getApproval, can('approval:decide'), async ({ actor, params: { approvalId } }) => {
    const request = await requests.one(approvalId);
    if (!request) throw new NotFound('request');
    const [blocked, found] = await Promise.all([
      useCases.whyNotDecide({ actor, requestId: approvalId }),
      request.kind === 'purse' ? events.one(request.objectId, 'drafts') : undefined,
    ]);
    const shown = found && isWaitingPurse(request) ? againstNow(request, found.event, found.classes) : request;
    return { approval: presentApproval(shown), blocked, eventVersion: found?.event.version ?? null };
  }),
  route(contract.decideApproval, can('approval:decide'), async ({ actor, params: { approvalId }, body }) => {
    const { eventVersion, ...decision } = body;
    const { outcome, ...plain } = decision;
    const cmd = { actor, requestId: approvalId, ...plain };
    const request = await requests.one(approvalId);
    switch (request?.kind) {
      case undefined:
        throw new NotFound('request');
      case 'invitation':
        return { approval: presentApproval(await useCases.decideInvitation(cmd)) };
      case 'admin-active':
        return { approval: presentApproval(await useCases.decideAdminActive(cmd)) };
      case 'factor-reset':
        return { approval: presentApproval(await useCases.decideFactorReset(cmd)) };
      case 'merge':
        return { approval: presentApproval(await useCases.decideMerge(cmd)) };
      case 'adjustment':
        return { approval: presentApproval(await useCases.decideAdjustment(cmd)) };
      case 'cash-expiry':
        return { approval: presentApproval(await useCases.decideCashExpiry(cmd)) };
      case 'overpaid-left':
        return { approval: presentApproval(await useCases.decideOverpaidLeft(cmd)) };
      case 'bonus':
        return { approval: presentApproval(await useCases.decideBonus(cmd)) };
      case 'standings':
        return { approval: presentApproval(await useCases.decideStandings(cmd)) };
      case 'payment-run':
        return { approval: presentApproval(await useCases.decideRun(cmd)) };
      case 'season':
        return { approval: presentApproval(await useCases.decideSeason(cmd)) };
      case 'one-race':
        return { approval: presentApproval(await useCases.decideOneRace({ ...cmd, outcome })) };
      case 'purse':
        if (eventVersion === undefined) throw notValid({ path: 'eventVersion', code: 'required' });
        return { approval: presentApproval(await useCases.decidePurse({ ...cmd, eventVersion, outcome })) };
    }
  }),
  route(contract.previewApproval, can('approval:decide'), async ({ actor, params: { approvalId }, body, locale }) => {
    const { eventVersion, version } = body;
    const cmd = { actor, requestId: approvalId, version };
    const request = await requests.one(approvalId);
    const about = request && (await events.one(request.objectId, 'drafts'));
    if (!about || !['purse', 'one-race'].includes(request.kind)) throw new NotFound('request');
    if (request.kind === 'purse' && eventVersion === undefined)
      throw notValid({ path: 'eventVersion', code: 'required' });
    const { money, results, outcome } =
      request.kind === 'purse'
        ? await useCases.foreseePurseDecision({ ...cmd, eventVersion: eventVersion ?? 0 })
        : await useCases.foreseeOneRace(cmd);
    const { currency } = about.event;
    const say = translator(locale, clock.now());
    return {
      money: presentForeseen(money, currency),
      results: presentForeseenResults(results, currency, say),
      outcome,
    };
  }),
  route(contract.withdrawApproval, can('approval:ask'), async ({ actor, params: { approvalId } }) => ({
    approval: presentApproval(await useCases.withdrawRequest({ actor, requestId: approvalId })),
  })),
];
