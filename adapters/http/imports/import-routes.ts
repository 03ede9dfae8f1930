import type { Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { allResultsRoutes } from './all-results-routes.js';
import { classResultRoutes } from './class-result-route.js';
import { classUploadRoutes } from './class-upload-route.js';
import { eventUploadRoutes } from './event-upload-routes.js';
import { importRecordRoutes } from './import-record-routes.js';
import { patternUploadRoutes } from './pattern-upload-route.js';
import { soldVinsRoutes } from './sold-vins-routes.js';
import { importProgress } from './progress.js';
import { templateRoutes } from './template-route.js';

/** Everything that comes in files of rows (domain.md §11). */
export const importRoutes = (ports: HttpPorts): readonly Route[] => {
  const progress = importProgress();
  const uploads = [
    classResultRoutes,
    allResultsRoutes,
    classUploadRoutes,
    eventUploadRoutes,
    patternUploadRoutes,
    soldVinsRoutes,
    importRecordRoutes,
  ];
  return [...uploads.flatMap((make) => make(ports, progress)), ...templateRoutes(ports)];
};
