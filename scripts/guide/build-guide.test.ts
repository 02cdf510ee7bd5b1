import { describe, expect, it } from 'vitest';
import { METHODS, readContract } from './api/contract.js';
import { guideFiles } from './build-guide.js';

const files = guideFiles();
const pages = [...files].filter(([name]) => name.endsWith('.html'));

describe('guideFiles', () => {
  it('contains the pages that people look for', () => {
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'index.html',
        'recording/index.html',
        'watching/index.html',
        'projects/index.html',
        'sharing/index.html',
        'assistants/index.html',
        'api/index.html',
        '404.html',
      ]),
    );
  });

  it.each(pages)('writes one title, and nothing that a content security policy refuses, in %s', (_name, html) => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=|javascript:/i);
    const outside = html.match(/(?:src|href)="https?:[^"]*"/g) ?? [];
    expect(outside.filter((link) => !link.startsWith('href="https://tus.io'))).toEqual([]);
  });

  it.each(pages)('links to existing pages and headings in %s', (name, html) => {
    const dead = [...html.matchAll(/href="(\/docs\/[^"#]*)?(?:#([^"]+))?"/g)].filter(([, address, id]) => {
      const target = address?.replace('/docs/', '') ?? name.replace('index.html', '');
      const file = files.get(target.includes('.') ? target : `${target}index.html`);
      return file === undefined || (id !== undefined && !file.includes(`id="${id}"`));
    });

    expect(dead.map(([link]) => link)).toEqual([]);
  });

  it('describes every operation of the contract', () => {
    const reference = pages.filter(([name]) => name.startsWith('api/')).map(([, html]) => html);
    const ids = Object.values(readContract().paths).flatMap((item) =>
      METHODS.flatMap((method) => item[method]?.operationId ?? []),
    );
    const missing = ids.filter((id) => !reference.some((html) => html.includes(`<h2 id="${id}">`)));

    expect(ids.length).toBeGreaterThan(40);
    expect(missing).toEqual([]);
  });

  it('lists method, path, parameters, fields and statuses of an operation', () => {
    const html = files.get('api/recorder/index.html')!;
    const [section] = /<h2 id="createFlow">.*?<\/section>/s.exec(html)!;

    for (const text of [
      'POST',
      '/flowlens/flow',
      'Idempotency-Key',
      'recorded_at',
      'At most 51 characters',
      '201',
      '422',
    ])
      expect(section).toContain(text);
    expect(section).toContain('href="/docs/api/types/#Flow"');
  });
});
