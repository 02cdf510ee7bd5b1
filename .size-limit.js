// What an integrator's users download, each alone: minified and gzipped, without React and React Query, which the host has.
// What is loaded later, on demand, is no part of it.
const PEERS = ['react', 'react-dom', '@tanstack/react-query'];

const laterIsLater = {
  name: 'later-is-later',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : null));
  },
};

function budget(name, { from, what = '*', limit }) {
  return {
    name,
    path: `packages/${from}/src/index.ts`,
    import: what,
    ignore: PEERS,
    gzip: true,
    limit,
    modifyEsbuildConfig: (config) => ({ ...config, format: 'esm', plugins: [...(config.plugins ?? []), laterIsLater] }),
  };
}

export default [
  budget('client', { from: 'client', limit: '8 KiB' }),
  budget('core', { from: 'core', limit: '45 KiB' }),
  budget('useFlow', { from: 'hooks', what: '{ useFlow }', limit: '9 KiB' }),
  budget('FlowPlayer', { from: 'components', what: '{ FlowPlayer }', limit: '24 KiB' }),
  budget('FlowTimeline', { from: 'components', what: '{ FlowTimeline }', limit: '47 KiB' }),
  budget('CommentList', { from: 'components', what: '{ CommentList }', limit: '31 KiB' }),
  budget('ShareDialog', { from: 'components', what: '{ ShareDialog }', limit: '40 KiB' }),
  budget('ProjectSettings', { from: 'components', what: '{ ProjectSettings }', limit: '54 KiB' }),
  budget('everything in components', { from: 'components', limit: '160 KiB' }),
];
