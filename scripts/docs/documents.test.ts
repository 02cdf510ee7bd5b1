import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/toolchain.mjs';
import { type CodeBlock, codeBlocks } from './code-blocks.js';
import { commentExamples, examplesIn } from './comment-examples.js';
import { completeExample } from './complete-example.js';
import { documents } from './documents.js';
import { guideCode } from './guide-code.js';
import { linkFaults } from './link-faults.js';
import { shellFaults } from './shell-faults.js';
import { typeErrors } from './type-check.js';

const texts = documents();
const guides = texts.filter(({ path }) => path.endsWith('.mdx'));
const blocks = texts.flatMap(codeBlocks);
const examples = commentExamples();
const inLanguage = (...languages: string[]) => blocks.filter(({ language }) => languages.includes(language));

function block(language: string, code: string): CodeBlock {
  return { path: 'example.md', line: 10, language, code };
}

/** Faults that the checks must find, to prove that they work. */
const INVENTED: CodeBlock[] = [
  {
    ...block('tsx', "import { FlowPlayer } from '@flowlens/components';\n\n<FlowPlayer flowId={flowId} autoplay />;\n"),
    path: 'prop.md',
  },
  { ...block('ts', "import { createFlowLens } from '@flowlens/client';\n"), path: 'export.md' },
  ...examplesIn({
    path: 'comment.ts',
    text: '/**\n * Plays.\n *\n * @example\n * <FlowPlayer flow={flowId} />;\n * seek(flowId);\n */\nexport const play = 1;\n',
  }).map(completeExample),
  ...guideCode({
    path: 'packages/components/src/flow-player/invented.mdx',
    text: "import * as stories from './flow-player.stories';\n\n<Canvas of={stories.Nothing} />\n",
  }),
];

let checked: string[] | undefined;
/** All code in one program, which is created once. */
const errors = () =>
  (checked ??= typeErrors([
    ...inLanguage('ts', 'tsx'),
    ...guides.flatMap(guideCode),
    ...examples.map(completeExample),
    ...INVENTED,
  ]));

describe('the documentation', () => {
  it('is found', () => {
    const paths = texts.map(({ path }) => path);

    expect(paths).toEqual(
      expect.arrayContaining([
        'README.md',
        'docs/embedding.md',
        ...globSync('.changeset/*.md', { cwd: root }),
        'packages/hooks/README.md',
      ]),
    );
    expect(guides.length).toBeGreaterThan(20);
    expect(paths.filter((path) => path.includes('node_modules'))).toEqual([]);
  });

  it('has code and comments that compile, and guides with existing stories', () => {
    expect(errors().filter((error) => !INVENTED.some(({ path }) => error.startsWith(path)))).toEqual([]);
  });

  it('has examples in comments of public sources', () => {
    expect(examples.length).toBeGreaterThan(150);
  });

  it('labels every code block with a language that is checked here', () => {
    const known = ['ts', 'tsx', 'js', 'json', 'sh', 'css', 'html', 'vue', 'yaml', 'nginx', 'mermaid', 'text'];

    expect(blocks.filter(({ language }) => !known.includes(language))).toEqual([]);
  });

  it.each(inLanguage('json').map((found) => [`${found.path}:${found.line}`, found] as const))(
    'has readable JSON in %s',
    (_place, { code }) => {
      expect(() => JSON.parse(code) as unknown).not.toThrow();
    },
  );

  it('refers to existing scripts, steps and packages', () => {
    const inline = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:npm|npx|pnpm) [^`…<]+)`/g)].map(([, code]) => ({ ...block('sh', code!), path })),
    );

    expect([...inLanguage('sh'), ...inline].flatMap(shellFaults)).toEqual([]);
  });

  it('installs our packages that a page’s code imports, because pnpm hides undeclared ones', () => {
    const named = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([name]) => name);
    const missing = inLanguage('sh')
      .filter(({ code }) => /^npm install @flowlens/m.test(code))
      .flatMap(({ path, code }) =>
        inLanguage('ts', 'tsx')
          .filter((example) => example.path === path)
          .flatMap((example) => named(example.code, /@flowlens\/\w+/g))
          .filter((name) => !named(code, /@flowlens\/\w+/g).includes(name))
          .map((name) => `${path}: ${name}`),
      );

    expect(missing).toEqual([]);
  });

  it('links to existing targets', () => {
    expect(texts.flatMap(linkFaults)).toEqual([]);
  });

  it('uses existing classes and tokens', () => {
    const sources = globSync('packages/components/src/**/*.{css,tsx}', { cwd: root })
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\n');
    const unknown = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/`(?:\.|--)(fl-[a-z][a-z-]*[a-z])`|^\s+(?:--)(fl-[a-z-]+):/gm)]
        .map(([, named, set]) => named ?? set!)
        .filter((name) => !new RegExp(`${name}(?![a-z-])`).test(sources))
        .map((name) => `${path} names ${name}`),
    );

    expect(unknown).toEqual([]);
  });
});

describe('guides', () => {
  it('exist for every exported component', () => {
    const source = 'packages/components/src';
    const components = globSync(`${source}/*/index.ts`, { cwd: root }).flatMap((path) => {
      const index = readFileSync(join(root, path), 'utf8');
      const exported = [...index.matchAll(/^export \{([^}]*)\} from '\.\/(.+)\.js';$/gm)];
      return exported.flatMap(([, list, file]) =>
        list!
          .split(',')
          .map((name) => name.trim())
          .filter((name) => /^[A-Z]/.test(name) && index.includes(`type ${name}Props`))
          .map((name) => ({ name, folder: dirname(join(dirname(path), file!)) })),
      );
    });
    const without = components.filter(
      ({ name, folder }) => !guides.some(({ path, text }) => dirname(path) === folder && text.includes(name)),
    );

    expect(components.length).toBeGreaterThan(30);
    expect(without).toEqual([]);
  });

  it('cover in the package README every exported hook and query definition', () => {
    const folder = join(root, 'packages/hooks');
    const names = [
      ...readFileSync(join(folder, 'src/index.ts'), 'utf8').matchAll(/\b(use[A-Z]\w+|\w+Query)(?=,|\s*\})/g),
    ];
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const unnamed = names.map(([, name]) => name!).filter((name) => !new RegExp(`\\b${name}\\b`).test(readme));

    expect(names.length).toBeGreaterThan(80);
    expect(unnamed).toEqual([]);
  });

  it('have lists instead of tables, which the catalogue shows as plain lines', () => {
    expect(guides.filter(({ text }) => /^\|.*\|$/m.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('checks of the documentation', () => {
  it('find unknown props, exports and stories, with their location', () => {
    expect(errors().filter((error) => INVENTED.some(({ path }) => error.startsWith(path)))).toEqual([
      expect.stringMatching(/^prop\.md:12 .*'autoplay' does not exist/),
      expect.stringMatching(/^export\.md:10 .*has no exported member( named)? 'createFlowLens'/),
      expect.stringMatching(/^comment\.ts:5 .*'flow' does not exist/),
      expect.stringMatching(/^comment\.ts:6 .*'seek'/),
      expect.stringMatching(/invented\.mdx:\d+ .*'Nothing' does not exist/),
    ]);
  });

  it('find unknown scripts, steps, packages and tools', () => {
    const faults = shellFaults(
      block(
        'sh',
        'npm test unit paint # no paint\nnpx pnpm bake\npnpm install\nnpm install @flowlens/extension\ncd a && makefile it\nnpm run test:all -- unit varnish\n',
      ),
    );

    expect(faults).toEqual([
      'example.md:10 no such step: paint',
      'example.md:11 no such script: bake',
      'example.md:12 pnpm is called by npx, because it comes with the dependencies',
      'example.md:13 not published: @flowlens/extension',
      'example.md:14 no such tool: makefile',
      'example.md:15 no such step: varnish',
    ]);
  });

  it('find broken links', () => {
    const text = '[here](README.md#run-it) [no](nothing.md) [heading](README.md#nothing)';

    expect(linkFaults({ path: 'example.md', text })).toEqual([
      'example.md links to nothing.md',
      'example.md links to README.md#nothing',
    ]);
  });
});
