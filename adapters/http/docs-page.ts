import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Router } from 'express';
import { compressed } from './edge/compressed.js';
import { isKnown } from './routing/entity-tag.js';

const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const page = (brand: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand}: the API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="icon" href="data:,">
<style>body { margin: 0 } .scheme-container { display: none } .swagger-ui .info { margin: 32px 0 }</style>
</head>
<body>
<main id="api"><noscript>The document itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** Read-only: "Try it out" is disabled, because calls can move money. */
const START = `SwaggerUIBundle({
  url: '/api/openapi.json', dom_id: '#api', deepLinking: true, docExpansion: 'none', defaultModelsExpandDepth: -1, 
  supportedSubmitMethods: [], validatorUrl: null, filter: true, tagsSorter: 'alpha',
});
`;

/** Swagger UI for the API, served without any external resources. */
export const docsPage = (brand: string): Router => {
  const router = Router();
  const shown = page(brand);
  router.get('/api/docs', (_req, res) => void res.setHeader('Cache-Control', 'no-cache').type('html').send(shown));
  router.get(
    '/api/docs/start.js',
    (_req, res) => void res.setHeader('Cache-Control', 'no-cache').type('text/javascript').send(START),
  );
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    router.get(`/api/docs/${file}`, async (req, res) => {
      const bytes = await readFile(join(viewer, file));
      res.setHeader('Cache-Control', 'public, max-age=3600').type(file);
      if (isKnown(bytes, req, res)) return void res.status(304).end();
      await compressed(bytes, req, res);
    });
  return router;
};
