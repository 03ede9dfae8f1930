import * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { CategoryListed } from '@rrr/core/categories';
import { NotFound, type PageAsked } from '@rrr/core/shared';
import { CATEGORY, valuesOf } from '@rrr/records';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';
import { presentSeriesDetail } from '../series/present-series.js';

const present = ({ id, ...category }: CategoryListed): contract.Category => ({
  ...valuesOf(CATEGORY, category),
  _id: id,
  seriesCount: category.seriesCount,
  version: category.version,
});
const FIRST = { page: 1, limit: 15 } as const;

export const categoryRoutes = ({ queries: { categories }, useCases }: HttpPorts): readonly Route[] => {
  /** inactive series are hidden from the public */
  const show = async (actor: Actor | null, categoryId: string, page: PageAsked) => {
    const found = await categories.one(categoryId, { ...page, ...(actor?.type === 'admin' ? {} : { active: true }) });
    if (!found) throw new NotFound('category');
    return {
      category: present(found.category),
      series: found.series.items.map((listed) => presentSeriesDetail(listed, actor)),
      pagination: pagination(found.series),
    };
  };

  return [
    route(contract.listCategories, can('public'), async ({ query }) => {
      const found = await categories.list(query);
      return { categories: found.items.map(present), pagination: pagination(found) };
    }),
    route(contract.getCategory, can('public'), ({ actor, params: { categoryId }, query }) =>
      show(actor, categoryId, query),
    ),
    route(contract.addCategory, can('category:manage'), async ({ actor, body }) => {
      const { id } = await useCases.addCategory({ actor, category: body });
      return show(actor, id, FIRST);
    }),
    route(
      contract.editCategory,
      can('category:manage'),
      async ({ actor, params: { categoryId }, body: { version, ...category } }) => {
        await useCases.editCategory({ actor, categoryId, version, category });
        return show(actor, categoryId, FIRST);
      },
    ),
    route(contract.deleteCategory, can('category:manage'), ({ actor, params: { categoryId } }) =>
      useCases.deleteCategory({ actor, categoryId }),
    ),
  ];
};
