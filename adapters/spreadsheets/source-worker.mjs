// Starts the worker from its TypeScript source, for tests and development: nothing of this runs in a built server.
import { register } from 'node:module';

register('./source-loader.mjs', import.meta.url);
await import('./parse-worker.ts');
