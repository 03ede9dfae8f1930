import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve, type Serving } from '../testing/serve.js';
import { smallWorld } from '../testing/small-world.js';

let serving: Serving;
beforeAll(async () => void (serving = await serve(smallWorld().httpPorts)));
afterAll(() => serving.stop());

describe('screens', () => {
  test('are served with headers that let no other script run', async () => {
    const csp = (await fetch(`${serving.base}/healthz`)).headers.get('content-security-policy') ?? '';
    expect(csp).toContain("script-src 'self';");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
  });

  test('may show the checkbox of a captcha service where that is the captcha, and are told its key', async () => {
    const captcha = {
      kind: 'recaptcha',
      siteKey: 'site',
      version: 'v2',
      challenge: async () => null,
      check: async () => undefined,
    } as const;
    const server = await serve({ ...smallWorld().httpPorts, captcha });
    const answer = await fetch(`${server.base}/api/config`);
    const csp = answer.headers.get('content-security-policy') ?? '';
    expect([
      csp.includes("script-src 'self' https://www.google.com https://www.gstatic.com;"),
      csp.includes('frame-src https://www.google.com https://www.gstatic.com;'),
    ]).toEqual([true, true]);
    expect(await answer.json()).toMatchObject({ captcha: { kind: 'recaptcha', siteKey: 'site', version: 'v2' } });
    await server.stop();
  });

  test('may load visitor statistics where they are set up, from that origin alone', async () => {
    const analytics = { script: 'https://stats.example.com/count/script.js', site: 'portal-1' };
    const server = await serve(smallWorld().httpPorts, {}, { analytics });
    mkdirSync(join(server.frontends, 'shell'));
    writeFileSync(join(server.frontends, 'shell/index.html'), '<head></head><div id="root"></div>');
    const answer = await fetch(`${server.base}/events`);
    const csp = answer.headers.get('content-security-policy') ?? '';
    expect(csp).toContain("script-src 'self' https://stats.example.com;");
    expect(csp).toContain("connect-src 'self' https://stats.example.com;");
    expect(await answer.text()).toContain(`"analytics":${JSON.stringify(analytics)}`);
    // personal pages are not counted
    expect(await (await fetch(`${server.base}/auth/rider`)).text()).not.toContain('stats.example.com');
    await server.stop();
  });

  test('come from the shell for every page, and keep what carries a digest', async () => {
    mkdirSync(join(serving.frontends, 'shell'));
    mkdirSync(join(serving.frontends, 'rider'));
    writeFileSync(join(serving.frontends, 'shell/index.html'), '<title>shell</title>');
    writeFileSync(join(serving.frontends, 'shell/main.0a1b2c3d.js'), '1');
    writeFileSync(join(serving.frontends, 'rider/mf-manifest.json'), '{}');
    const get = async (path: string, accept = 'text/html') => {
      const answer = await fetch(serving.base + path, { headers: { accept } });
      return [
        answer.status,
        answer.headers.get('cache-control'),
        (await answer.text()).includes('<title>shell</title>'),
      ];
    };
    for (const path of ['/', '/fr/events', '/auth/rider/profile?redirect=vin'])
      expect(await get(path)).toEqual([200, 'no-cache', true]);
    expect(await get('/main.0a1b2c3d.js', '*/*')).toEqual([200, 'public, max-age=31536000, immutable', false]);
    expect(await get('/remotes/rider/mf-manifest.json', '*/*')).toEqual([200, 'no-cache', false]);
    for (const path of ['/missing.js', '/remotes/rider/missing.js', '/remotes/rider/..%2fshell/index.html'])
      expect((await get(path, '*/*'))[0]).toBe(404);
    for (const path of ['/api', '/api/unknown', '/remotes/rider/page']) expect((await get(path))[0]).toBe(404);
  });

  test('are found wherever they are installed, also below a folder whose name begins with a dot', async () => {
    const frontends = join(serving.frontends, '.releases', 'one');
    mkdirSync(join(frontends, 'shell'), { recursive: true });
    writeFileSync(join(frontends, 'shell/index.html'), '<title>shell</title>');
    const server = await serve(smallWorld().httpPorts, {}, { frontends });
    const answer = await fetch(`${server.base}/events`, { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([200, '<title>shell</title>']);
    await server.stop();
  });

  test('find remotes deployed elsewhere, and may load them', async () => {
    const frontends = join(serving.frontends, 'with-contracts');
    for (const [remote, contract] of [
      ['rider', 2],
      ['dealer', 3],
    ] as const) {
      mkdirSync(join(frontends, remote), { recursive: true });
      writeFileSync(join(frontends, remote, 'mf-manifest.json'), JSON.stringify({ needs: { contract } }));
    }
    const server = await serve(
      smallWorld().httpPorts,
      {},
      { frontends, remotes: { rider: 'https://rider.example.com/v2/mf-manifest.json' } },
    );
    const answer = await fetch(`${server.base}/remotes.json`);
    expect(await answer.json()).toEqual({
      contract: 1,
      remotes: {
        admin: '/remotes/admin/mf-manifest.json',
        rider: 'https://rider.example.com/v2/mf-manifest.json',
        dealer: '/remotes/dealer/mf-manifest.json',
        promoter: '/remotes/promoter/mf-manifest.json',
      },
      // of those beside the server; the rider's is deployed elsewhere
      contracts: { dealer: 3 },
    });
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' https://rider.example.com;");
    await server.stop();
  });
});

describe('the language of a browser', () => {
  const setLang = (headers: Record<string, string>) =>
    fetch(`${serving.base}/api/set-lang?lang=fr`, { redirect: 'manual', headers });
  test('is remembered for a year', async () => {
    const answer = await setLang({});
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([
      204,
      ['locale=fr; Path=/; SameSite=Lax; Max-Age=31536000'],
    ]);
  });
  test.each([
    ['http://127.0.0.1/events?page=2', '/'],
    ['https://evil.example.com/x', '/'],
    ['not an address', '/'],
  ])('coming from %s leads to %s', async (referer, to) => {
    const answer = await setLang({ accept: 'text/html', referer });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
  });
  test('leads back to the page it was chosen on', async () => {
    expect(
      (await setLang({ accept: 'text/html', referer: `${serving.base}/events?page=2` })).headers.get('location'),
    ).toBe('/events?page=2');
    expect(
      (await setLang({ accept: 'text/html', referer: `${serving.base}//evil.example.com` })).headers.get('location'),
    ).toBe('/');
  });
});
