import { admins, type Cells, everyone } from './cell.js';

export const reports: Cells = {
  getContingency: { own: everyone('ok'), ask: () => ['/api/aggregates/contingency'] },
  getSummary: { own: admins('ok'), ask: () => ['/api/admin/aggregates/summary'] },
};
