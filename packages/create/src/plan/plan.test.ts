import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeChoices } from '../questions/choices.js';
import { planScaffold } from './plan.js';
import { filesOf, NEXT_APP, tempFolder, VITE_APP } from '../test-support/temp-folder.js';
import { writePlan } from './write-plan.js';

/** Scaffolds without questions. Returns the plan and all files of the app. */
async function scaffold(folder: string, framework?: 'vite' | 'next') {
  const choices = await completeChoices(
    { folder, framework, yes: true },
    { currentFolder: folder, questions: undefined },
  );
  const plan = planScaffold(choices);
  writePlan(folder, plan);
  return { plan, files: filesOf(folder) };
}

const PLUGIN_LINE = "import { flowLensToken } from './flowlens/vite-plugin.js';";

describe('a new Vite app', () => {
  it('has a page, the token route, and a key that git ignores', async () => {
    const folder = join(tempFolder(), 'My Desk');

    const { plan, files } = await scaffold(folder);

    expect(Object.keys(files)).toEqual([
      '.env.local',
      '.gitignore',
      'flowlens/current-user.ts',
      'flowlens/token-route.ts',
      'flowlens/vite-plugin.ts',
      'index.html',
      'package.json',
      'src/flowlens/flow.tsx',
      'src/flowlens/main.tsx',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(plan.pagePath).toBe('/');
    expect(files['vite.config.ts']).toContain(PLUGIN_LINE);
    expect(files['.env.local']).toContain('VITE_FLOWLENS_URL=http://127.0.0.1:4600\n');
    expect(files['.env.local']).toMatch(/^FLOWLENS_EMBED_KEY=$/m);
    expect(files['.gitignore']).toBe('node_modules\ndist\n.env.local\n');
  });

  it('has a name that npm accepts, and our packages in one version', async () => {
    const { files } = await scaffold(join(tempFolder(), 'My Desk'));

    const { name, dependencies } = JSON.parse(files['package.json'] ?? '') as {
      name: string;
      dependencies: Record<string, string>;
    };
    expect(name).toBe('my-desk');
    expect(dependencies['@flowlens/components']).toMatch(/^\^\d/);
    expect(dependencies['@flowlens/client']).toBe(dependencies['@flowlens/components']);
    expect(files['package.json']).not.toContain('workspace:');
  });
});

describe('a new Next.js app', () => {
  it('has a page, the token route, and a key that git ignores', async () => {
    const { files } = await scaffold(tempFolder(), 'next');

    expect(Object.keys(files)).toEqual([
      '.env.local',
      '.gitignore',
      'app/flow.tsx',
      'app/flowlens-token/current-user.ts',
      'app/flowlens-token/route.ts',
      'app/layout.tsx',
      'app/page.tsx',
      'package.json',
      'tsconfig.json',
    ]);
    expect(files['.env.local']).toContain('NEXT_PUBLIC_FLOWLENS_URL=http://127.0.0.1:4600\n');
    expect(files['.env.local']).toMatch(/^FLOWLENS_EMBED_KEY=$/m);
    expect(files['.gitignore']).toContain('.env.local\n');
  });

  it('goes into a folder that has other files', async () => {
    const folder = tempFolder({ '.gitignore': 'notes', 'README.md': 'Mine' });

    const { files } = await scaffold(folder, 'next');

    expect(files['README.md']).toBe('Mine');
    expect(files['.gitignore']).toBe('notes\nnode_modules\n.next\nnext-env.d.ts\n.env.local\n');
  });
});

describe('an existing Vite app', () => {
  it('gets a page of its own, the token route and the missing dependencies', async () => {
    const folder = tempFolder({ ...VITE_APP, 'index.html': 'Mine', 'src/main.tsx': 'Mine' });

    const { plan, files } = await scaffold(folder);

    expect(plan).toMatchObject({ pagePath: '/flowlens.html', hasTokenRoute: true });
    expect(files).toMatchObject({ 'index.html': 'Mine', 'src/main.tsx': 'Mine', '.gitignore': VITE_APP['.gitignore'] });
    expect(files['flowlens.html']).toContain('/src/flowlens/main.tsx');
    expect(files['vite.config.ts']).toContain(PLUGIN_LINE);
    expect(files['vite.config.ts']).toContain('plugins: [react(), flowLensToken()]');
    expect(files['package.json']).toMatch(/^\t"dependencies"/m);
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      name: 'desk',
      dependencies: { react: '18.3.1', '@flowlens/components': expect.any(String) as string },
      devDependencies: { vite: '7.0.0' },
    });
  });

  it('keeps a configuration of unknown form, and says so', async () => {
    const config = 'export default createConfig();\n';

    const { plan, files } = await scaffold(tempFolder({ ...VITE_APP, 'vite.config.ts': config }));

    expect(plan.hasTokenRoute).toBe(false);
    expect(files['vite.config.ts']).toBe(config);
  });

  it('keeps the settings that it has', async () => {
    const env = 'VITE_FLOWLENS_URL=https://flows.example\nDATABASE_URL=postgres://db';

    const { files } = await scaffold(tempFolder({ ...VITE_APP, '.env.local': env }));

    expect(files['.env.local']).toMatch(new RegExp(`^${env}\n# Embed key .*\nFLOWLENS_EMBED_KEY=\n$`));
  });
});

describe('an existing Next.js app', () => {
  it.each(['app', 'src/app'])('gets a route and the token route in %s', async (router) => {
    const { plan, files } = await scaffold(tempFolder({ ...NEXT_APP, [`${router}/page.tsx`]: 'Mine' }));

    expect(plan.pagePath).toBe('/flowlens');
    expect(Object.keys(plan.created)).toEqual([
      `${router}/flowlens/flow.tsx`,
      `${router}/flowlens/page.tsx`,
      `${router}/flowlens-token/current-user.ts`,
      `${router}/flowlens-token/route.ts`,
      '.gitignore',
      '.env.local',
    ]);
    expect(files[`${router}/page.tsx`]).toBe('Mine');
  });
});

describe('a file in the way', () => {
  it('is named, and nothing is written', async () => {
    const folder = tempFolder({ ...VITE_APP, 'flowlens.html': 'Mine', 'src/flowlens/flow.tsx': 'Mine' });
    const before = filesOf(folder);

    await expect(scaffold(folder)).rejects.toThrow(
      `These files exist already in ${folder}: src/flowlens/flow.tsx, flowlens.html. Nothing was written.`,
    );
    expect(filesOf(folder)).toEqual(before);
  });

  it('stops a second run', async () => {
    const folder = tempFolder({ ...NEXT_APP, 'app/layout.tsx': '' });
    await scaffold(folder);
    const before = filesOf(folder);

    await expect(scaffold(folder)).rejects.toThrow('app/flowlens/page.tsx');
    expect(filesOf(folder)).toEqual(before);
  });
});
