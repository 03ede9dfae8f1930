import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './server-build.mjs';

/** Loads settings from `.env`, if present; existing environment variables take precedence. */
export const loadEnvironment = () => {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
};
