import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

interface Answer {
  id: number;
  result?: { result: { value?: unknown }; exceptionDetails?: { text: string } };
}

/** Evaluates an expression in the offscreen document, which Playwright does not expose as a page. */
export async function inOffscreenDocument(context: BrowserContext, expression: string): Promise<unknown> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The browser is gone.');
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  const target = targetInfos.find(({ url, type }) => url.endsWith('/offscreen.html') && type !== 'tab');
  if (!target) throw new Error('There is no offscreen document.');
  const { sessionId } = await session.send('Target.attachToTarget', { targetId: target.targetId, flatten: false });
  const id = randomInt(1_000_000);
  const answered = new Promise<Answer>((resolve) =>
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const answer = JSON.parse(message) as Answer;
      if (answer.id === id) resolve(answer);
    }),
  );
  const params = { expression, awaitPromise: true, returnByValue: true };
  const message = JSON.stringify({ id, method: 'Runtime.evaluate', params });
  await session.send('Target.sendMessageToTarget', { sessionId, message });
  const { result } = await answered;
  await session.detach();
  if (result?.exceptionDetails) throw new Error(result.exceptionDetails.text);
  return result?.result.value;
}
