import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createDb } from '../db.js';
import { createHandlers } from './create-handlers.js';

const CONTRACT = join(import.meta.dirname, '../../../client/openapi.yaml');
const METHODS = ['get', 'post', 'patch', 'delete', 'put'];
/** Calls of recorders, monitors and the sign-in; the guide says that they have no handler. */
const LEFT_OUT = [
  'appendFlowEvents',
  'appendUpload',
  'beginGuestRecording',
  'cancelUpload',
  'checkMcpClientVersion',
  'completeFlow',
  'createEmbedToken',
  'createFlow',
  'createUpload',
  'exchangeRecorderCode',
  'getBlob',
  'getLiveness',
  'getReadiness',
  'logMcpClientUse',
  'signIn',
];

const shape = (path: string) => path.replace(/^\*/, '').replaceAll(/:\w+|\{\w+\}/g, '*');

describe('createHandlers', () => {
  it('handles every operation of the API except those that no component uses', async () => {
    const { paths } = parse(await readFile(CONTRACT, 'utf8')) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const answered = new Set(
      createHandlers(createDb()).map(({ info }) => `${String(info.method)} ${shape(String(info.path))}`),
    );
    const unanswered = Object.entries(paths).flatMap(([path, item]) =>
      METHODS.filter((method) => item[method] && !answered.has(`${method.toUpperCase()} ${shape(path)}`)).map(
        (method) => item[method]!.operationId,
      ),
    );

    expect(unanswered.toSorted()).toEqual(LEFT_OUT);
  });
});
