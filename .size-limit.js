// Size of downloads: JavaScript, minified and gzipped. Code that loads on demand is excluded.
// Each limit is 3 % above the size when it was set: room for a changed text, not for a feature.
import { globSync, readFileSync } from 'node:fs';

/** Dependencies that every integrator's page has. */
const PEERS = ['react', 'react-dom', '@tanstack/react-query'];

const laterIsLater = {
  name: 'later-is-later',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : null));
  },
};

/** Limits the size of one part of a package, imported alone. */
function budget(name, { from, what = '*', limit }) {
  return {
    name,
    path: `packages/${from.includes('/') ? from : `${from}/src/index.ts`}`,
    import: what,
    ignore: PEERS,
    gzip: true,
    limit,
    modifyEsbuildConfig: (config) => ({ ...config, format: 'esm', plugins: [...(config.plugins ?? []), laterIsLater] }),
  };
}

const APP = 'examples/app/dist';
const SHARED_CODE = 'examples/app/shared-code.ts';
const FIRST_PAGE = ['index.html', 'src/pages/gallery/gallery-route.tsx'];

/**
 * Limits the size and the number of files of a page of the built app, including React. Files of the pages in `after`
 * are already cached.
 */
function page(name, { entries, after = [], limit, files }) {
  const before = filesOf(after);
  const path = [...filesOf(entries)].filter((file) => !before.has(file)).map((file) => `${APP}/${file}`);
  if (path.length > files)
    throw new Error(
      `${name}: ${path.length} files, not ${files}. Modules that they share go into the lists of ${SHARED_CODE}.\n${path.join('\n')}`,
    );
  // The files are already bundled.
  return { name, path, gzip: true, limit, disablePlugins: ['@size-limit/esbuild'] };
}

/** Limits the size of a script for pages without a bundler, including React and all static imports. */
function script(name, { file, limit }) {
  const [path] = globSync(`packages/elements/dist/${file}`);
  const { gzip, modifyEsbuildConfig } = budget(name, { from: 'elements', limit });
  return { name, path, gzip, limit, modifyEsbuildConfig };
}

function filesOf(entries) {
  const manifest = JSON.parse(readFileSync(`${APP}/.vite/manifest.json`, 'utf8'));
  const files = new Set();
  const visit = (entry) => {
    const { file, imports = [] } = manifest[entry];
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(visit);
  };
  entries.forEach(visit);
  return files;
}

export default [
  budget('client', { from: 'client', limit: '9.6 KiB' }),
  budget('embed of client', { from: 'client/src/embed.ts', limit: '0.7 KiB' }),
  budget('core', { from: 'core', limit: '3.9 KiB' }),
  budget('texts of core', { from: 'core/src/messages/index.ts', limit: '18.5 KiB' }),
  budget('redaction of core', { from: 'core/src/redaction/index.ts', limit: '12.6 KiB' }),
  budget('timeline', { from: 'timeline', limit: '22.8 KiB' }),
  // Code that loads before the first event can be recorded: probes, sink, and the redaction rules, which are half of
  // it.
  budget('events of recorder', { from: 'recorder', what: '{ createRecorder }', limit: '26.8 KiB' }),
  budget('recordings of recorder', { from: 'recorder/src/sdk/recording-parts.ts', limit: '11.6 KiB' }),
  budget('video of recorder', { from: 'recorder/src/video/webcodecs-recording.ts', limit: '37.1 KiB' }),
  // Runs in every frame of a recorded tab, before the scripts of the page.
  budget('probe of extension', {
    from: 'extension/src/page/start-probe.ts',
    what: '{ startProbe }',
    limit: '12.3 KiB',
  }),
  budget('useFlow', { from: 'hooks', what: '{ useFlow }', limit: '1.1 KiB' }),
  budget('FlowView', { from: 'components', what: '{ FlowView }', limit: '71.9 KiB' }),
  budget('SharedFlowView', { from: 'components', what: '{ SharedFlowView }', limit: '67.1 KiB' }),
  budget('FlowGallery', { from: 'components', what: '{ FlowGallery }', limit: '30.5 KiB' }),
  budget('FlowPlayer', { from: 'components', what: '{ FlowPlayer }', limit: '26.1 KiB' }),
  budget('FlowTimeline', { from: 'components', what: '{ FlowTimeline }', limit: '24.5 KiB' }),
  budget('details of a row of FlowTimeline', {
    from: 'components/src/flow-timeline/details/details-of-row.tsx',
    limit: '23.2 KiB',
  }),
  budget('worker of FlowTimeline', { from: 'timeline/src/worker/timeline-worker.ts', limit: '30.9 KiB' }),
  budget('CommentList', { from: 'components', what: '{ CommentList }', limit: '17.4 KiB' }),
  budget('TagPicker', { from: 'components', what: '{ TagPicker }', limit: '7.2 KiB' }),
  budget('WhatWentWrong', { from: 'components', what: '{ WhatWentWrong }', limit: '7.8 KiB' }),
  budget('DeviceInfo', { from: 'components', what: '{ DeviceInfo }', limit: '6.5 KiB' }),
  budget('SequenceDiagram', { from: 'components', what: '{ SequenceDiagram }', limit: '10.7 KiB' }),
  budget('ShareDialog', { from: 'components', what: '{ ShareDialog }', limit: '1.3 KiB' }),
  budget('ShareDialog, opened', { from: 'components/src/share-dialog/share-dialog-content.tsx', limit: '26.2 KiB' }),
  budget('ProjectSettings', { from: 'components', what: '{ ProjectSettings }', limit: '34.5 KiB' }),
  budget('UserMenu', { from: 'components', what: '{ UserMenu }', limit: '7.2 KiB' }),
  budget('RecordButton', { from: 'components', what: '{ RecordButton }', limit: '6.3 KiB' }),
  budget('RecorderPanel', { from: 'components', what: '{ RecorderPanel }', limit: '31 KiB' }),
  budget('RecorderPanel, review', { from: 'components/src/recorder-panel/review/draft-view.tsx', limit: '66.1 KiB' }),
  budget('GuestRecorder', { from: 'components', what: '{ GuestRecorder }', limit: '33.1 KiB' }),
  budget('everything in components', { from: 'components', limit: '144.2 KiB' }),
  script('web components, script', { file: 'flowlens-elements.js', limit: '18.5 KiB' }),
  script('web components, player', { file: 'script/player-view-*.js', limit: '188.8 KiB' }),
  script('web components, flow', { file: 'script/flow-view-*.js', limit: '218.9 KiB' }),
  page('app, first page', { entries: FIRST_PAGE, limit: '187.9 KiB', files: 9 }),
  page('app, flow page after it', {
    entries: ['src/pages/flow/flow-route.tsx'],
    after: FIRST_PAGE,
    limit: '49.1 KiB',
    files: 3,
  }),
  {
    name: 'app, page in an iframe',
    path: `${APP}/assets/embed-*.{js,css}`,
    gzip: true,
    limit: '190 KiB',
    disablePlugins: ['@size-limit/esbuild'],
  },
];
