import * as contract from '@rrr/contract';
import { MOST_OWN_VIEWS, MOST_SHARED_VIEWS, type SavedView } from '@rrr/core/views';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';

const present = ({ id, list, name, search, columns, accountId, sharedBy }: SavedView): contract.SavedView => ({
  _id: id,
  list,
  name,
  search,
  columns: columns && [...columns],
  shared: accountId === null,
  sharedBy,
});

/** Routes for saved views of lists. */
export const viewRoutes = ({ queries: { savedViews }, useCases }: HttpPorts): readonly Route[] => [
  route(contract.listSavedViews, can('admin:manage'), async ({ actor, query: { list } }) => ({
    views: (await savedViews.shownTo(actor.accountId, list)).map(present),
    most: { own: MOST_OWN_VIEWS, shared: MOST_SHARED_VIEWS },
  })),
  route(contract.saveView, can('admin:manage'), async ({ actor, body }) => ({
    view: present(await useCases.saveView({ actor, ...body })),
  })),
  route(contract.shareView, can('admin:manage'), async ({ actor, params: { viewId } }) => ({
    view: present(await useCases.shareView({ actor, viewId })),
  })),
  route(contract.removeView, can('admin:manage'), ({ actor, params: { viewId } }) =>
    useCases.removeView({ actor, viewId }),
  ),
];
