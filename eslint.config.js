import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { commentOpening } from './tooling/eslint/comment-opening.js';
import { publicDocs } from './tooling/eslint/public-docs.js';
import { textInOwnElement } from './tooling/eslint/text-in-own-element.js';

const NO_HTML = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Recorded and typed text is shown as text nodes only.',
  },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    message: 'Recorded and typed text is shown as text nodes only.',
  },
];
const NO_STAR_EXPORT = { selector: 'ExportAllDeclaration[exported=null]', message: 'Entries name what they export.' };
const NO_DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' };
const KEYBOARD_ONLY = [
  {
    selector:
      'CallExpression[callee.property.name=/^(click|dblclick|hover|tap|focus|blur|fill|clear|check|uncheck|setChecked|selectOption|pressSequentially|dragTo|dispatchEvent)$/]',
    message: 'Keyboard journeys use only keyboard.press and keyboard.type.',
  },
  {
    selector:
      'CallExpression[callee.property.name="press"]:not([callee.object.property.name="keyboard"], [callee.object.name="keyboard"])',
    message: 'locator.press gives the focus first: use keyboard.press.',
  },
  { selector: 'MemberExpression[property.name=/^(mouse|touchscreen)$/]', message: 'Keyboard journeys use no pointer.' },
];
const NO_SIGNAL_OF_LISTENER = {
  selector: 'CallExpression[callee.property.name="addEventListener"] > ObjectExpression > Property[key.name="signal"]',
  message: 'jsdom refuses Node’s signals, which Jest hosts have: remove the listener yourself, or use onEvents.',
};
const ONLY_CLIENT_FETCHES = { name: 'fetch', message: 'Only packages/client calls the network.' };

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/generated/**',
      '**/.wxt/**',
      '**/.flowlens/**',
      'packages/testing/assets/**',
      // Each has its own toolchain, which checks it when it is built.
      'examples/embed-{next,jest,vue}/**',
      'packages/create/templates/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // An implementation of an asynchronous interface may have nothing to await.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    plugins: { house: { rules: { 'comment-opening': commentOpening } } },
    rules: {
      'house/comment-opening': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      'max-depth': ['error', 3],
      'no-restricted-syntax': ['error', ...NO_HTML, NO_STAR_EXPORT, NO_DEFAULT_EXPORT],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: [
      'packages/{hooks,components,elements,testing}/**',
      'packages/extension/src/**',
      'examples/app/**',
      '.storybook/**',
    ],
    ...reactHooks.configs.flat.recommended,
    settings: { 'react-hooks': { additionalEffectHooks: 'useBrowserLayoutEffect' } },
  },
  {
    files: [
      'packages/{hooks,components,elements,extension}/src/**/*.tsx',
      'examples/app/src/**/*.tsx',
      '.storybook/**/*.tsx',
    ],
    ignores: ['**/*.test.tsx', '**/test-support/**'],
    plugins: { flowlens: { rules: { 'text-in-own-element': textInOwnElement } } },
    rules: { 'flowlens/text-in-own-element': 'error' },
  },
  {
    files: ['packages/{hooks,components}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories}.{ts,tsx}', '**/test-support/**'],
    plugins: { public: { rules: { docs: publicDocs } } },
    rules: { 'public/docs': 'error' },
  },
  {
    files: ['packages/{client,hooks,components,elements,testing}/src/**'],
    rules: { 'no-restricted-syntax': ['error', ...NO_HTML, NO_STAR_EXPORT, NO_DEFAULT_EXPORT, NO_SIGNAL_OF_LISTENER] },
  },
  {
    files: ['packages/{core,timeline,hooks,components,extension}/src/**', 'examples/app/src/**'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
    rules: { 'no-restricted-globals': ['error', ONLY_CLIENT_FETCHES] },
  },
  {
    files: ['packages/{core,timeline}/src/**'],
    ignores: ['**/*.test.ts', 'packages/timeline/src/worker/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ONLY_CLIENT_FETCHES,
        'window',
        'document',
        'navigator',
        'localStorage',
        'performance',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Take the time as an argument.' },
        { object: 'Math', property: 'random', message: 'Must be deterministic; take random values as arguments.' },
      ],
    },
  },
  {
    // Scripts, benchmarks and commands write to a terminal. In the app, the specification requires some failures to be
    // logged.
    files: [
      'scripts/**',
      'tooling/**',
      'bench/**',
      'examples/**',
      '**/e2e/**',
      'packages/server/{src,test}/**',
      'packages/create/src/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Other libraries are measured as in their own examples.
    files: ['bench/timeline/page/peers/tanstack-list.tsx'],
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: [
      '**/*.stories.tsx',
      '**/*.config.{js,ts}',
      'packages/extension/src/entrypoints/*.ts',
      '.size-limit.js',
      '.storybook/**',
      'tooling/**',
      'e2e/support/product/start-product.ts',
      'examples/embed-vite/src/pages/*.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...NO_HTML, NO_STAR_EXPORT] },
  },
  {
    files: ['e2e/support/keyboard/keyboard-only.ts', 'e2e/journeys/keyboard/keyboard-*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NO_HTML, NO_STAR_EXPORT, NO_DEFAULT_EXPORT, ...KEYBOARD_ONLY] },
  },
  {
    // Test files and lists of exports may be long.
    files: ['**/*.test.{ts,tsx}', 'packages/*/src/**/index.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // These tests write to the console on purpose and compare replaced methods.
    files: ['packages/recorder/src/**/*.browser.test.ts', 'packages/extension/e2e/recording/hostile.spec.ts'],
    rules: { 'no-console': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['examples/demo-shop/**/*.js', 'examples/embed-html/public/*.js'],
    languageOptions: { globals: globals.browser },
  },
);
