import type { Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { statementExportRoutes } from '../refunds/statement-routes.js';
import { cashExportRoutes } from './cash-export-routes.js';
import { exporting } from '../sheets/export-call.js';
import { listExportRoutes } from './list-export-routes.js';
import { raceExportRoutes } from './race-export-routes.js';
import { reportExportRoutes } from './report-export-routes.js';

/** Every list and report as a file. */
export const exportRoutes = (ports: HttpPorts): readonly Route[] => {
  const send = exporting(ports);
  return [
    ...listExportRoutes(ports, send),
    ...raceExportRoutes(ports, send),
    ...reportExportRoutes(ports, send),
    ...cashExportRoutes(ports, send),
    ...statementExportRoutes(ports, send),
  ];
};
