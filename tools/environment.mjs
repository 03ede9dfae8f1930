import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './server-build.mjs';

/** Takes settings from `.env` where there is one; what the environment already has stands. */
export const loadEnvironment = () => {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
};
