import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { embedInDevelopment } from './embed-in-development.js';

const vite = await createServer({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'silent',
  appType: 'spa',
  plugins: [embedInDevelopment()],
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const http = createHttpServer(vite.middlewares);
await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
afterAll(async () => {
  http.close();
  await vite.close();
});

const open = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(address + path, { headers: { accept: 'text/html', ...headers } })).text();

describe('embedInDevelopment', () => {
  it('serves the page for iframes, which obeys the site around it', async () => {
    const page = await open('/embed/fl_sh_1?view=player', { referer: 'http://wiki.test:8080/ticket' });

    expect(page).toContain('src="/src/embed/main.tsx"');
    expect(page).toContain('<meta name="flowlens-embed-origins" content="http://wiki.test:8080" />');
  });

  it('shows a flow when the address is opened itself', async () => {
    expect(await open('/embed/fl_sh_1')).toContain(`content="${address}"`);
  });

  it('leaves other addresses to the app', async () => {
    expect(await open('/embed/fl_sh_1/more')).toContain('src="/src/main.tsx"');
  });
});
