import { z } from 'zod';
import { whole } from './setting-kinds.js';

/**
 * Settings of one process of an installation. Others may differ, so the page Settings, which shows those of the portal,
 * does not list them.
 */
export const processSettings = {
  JOBS: z.enum(['on', 'off']).default('on'),
  WORKERS: whole(1, 64).default(1),
  WORKER_PORT: whole(0, 65_535).default(3001),
};
