import type { Page } from 'playwright-core';

/** Serves pages as a static host does: without what the server knows about the visitor. */
export const withoutStartData = async (page: Page): Promise<void> => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: html.replace(/<script[^>]*id="start-data">[^<]*<\/script>/, '') });
  });
};
