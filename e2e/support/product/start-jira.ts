import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startFakeJira } from '../../../packages/server/test/support/jira/fake-jira.js';
import type { JiraOrder } from './jira.js';

export interface StartedJira {
  /** Variables that connect a server to it. */
  env: Record<string, string>;
  /** Address at which journeys, in their own processes, query the stand-in and make it fail. */
  controlUrl: string;
  close: () => Promise<void>;
}

/** Jira stand-in of all journeys. */
export async function startJira(): Promise<StartedJira> {
  const jira = await startFakeJira();

  async function obey(request: IncomingMessage): Promise<unknown> {
    const order = (await json(request)) as JiraOrder;
    if ('issuesTitled' in order) return jira.store.titled(order.issuesTitled);
    jira.fail(order.fail, order.fault, order.options);
    return null;
  }

  const control = createServer((request, response) => {
    obey(request).then(
      (result) => response.end(JSON.stringify(result)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(control.listen(0, '127.0.0.1'), 'listening');

  return {
    env: jira.env,
    controlUrl: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    async close() {
      control.close();
      await jira.close();
    },
  };
}
