// `npm start`: from a fresh clone to the running product. Requires only Node 20.11 or newer and npm.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceKey } from './lib/source-key.mjs';
import { install, isStamped, ownNode, root, runOrExit, stamp, toolEnvironment } from './lib/toolchain.mjs';

const server = join(root, 'packages/server/dist/main.js');
const app = join(root, 'examples/app/dist/index.html');
const extension = join(root, 'packages/extension/dist/flowlens-recorder.zip');

await install({
  onInstall: () => console.log('Installing the dependencies. The first time this takes about a minute …'),
});

const key = sourceKey();
if (!isStamped('build', key) || ![server, app, extension].every((file) => existsSync(file))) {
  console.log('Building the app, the server and the extension …');
  await runOrExit('Building', 'node', ['scripts/build.mjs', 'app', 'server', 'extension'], { quiet: true });
  stamp('build', key);
}

const serving = spawn(ownNode, [server, 'serve', '--demo', ...process.argv.slice(2)], {
  cwd: root,
  env: toolEnvironment(),
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to the whole group; the server stops itself and this process follows.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && serving.kill(signal));
serving.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
