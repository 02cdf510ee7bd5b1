// Writes method and path of every operation of openapi.yaml to src/generated/routes.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const METHODS = ['get', 'post', 'patch', 'delete', 'head', 'put'];

const file = (path) => new URL(path, import.meta.url);
const { paths } = parse(readFileSync(file('openapi.yaml'), 'utf8'));
const routes = Object.entries(paths).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method]).map(
    (method) => `  ${item[method].operationId}: '${method.toUpperCase()} ${path}',`,
  ),
);

writeFileSync(
  file('src/generated/routes.ts'),
  [
    '// Generated from openapi.yaml. Do not edit it here.',
    '',
    '/** Method and path of every operation, by its id. */',
    'export const ROUTES = {',
    ...routes,
    '} as const;',
    '',
  ].join('\n'),
);
