import { type Browser, browser } from 'wxt/browser';
import { isOwnPage } from './is-own-page.js';
import { ownUrl } from './own-url.js';
import { Problem } from './problem.js';
import type { AnswerOf, Envelope, NameFor, Receiver, Reply, RequestOf } from './messages.js';

type Handlers<Part extends Receiver> = {
  [Name in NameFor<Part>]: (request: RequestOf<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

/** Handles the requests to one part of the extension. Ignores requests of web pages and their content scripts. */
export function answerRequests<Part extends Receiver>(handlers: Handlers<Part>): void {
  const extension = { id: browser.runtime.id, url: ownUrl('/') };
  browser.runtime.onMessage.addListener(
    (message: unknown, sender: Browser.runtime.MessageSender, reply: (answer: Reply) => void) => {
      if (!isOwnPage(sender, extension) || !isEnvelope(message)) return undefined;
      if (!Object.hasOwn(handlers, message.name)) return undefined;
      const handle = handlers[message.name as NameFor<Part>] as (request: unknown) => unknown;
      Promise.resolve()
        .then(() => handle(message.request))
        .then(
          (value) => reply({ ok: true, value }),
          (error: unknown) => reply(failure(error)),
        );
      // Keeps the channel open for the response.
      return true;
    },
  );
}

function failure(error: unknown): Reply {
  const message = error instanceof Error ? error.message : String(error);
  return { ok: false, message, problem: error instanceof Problem ? error.code : undefined };
}

function isEnvelope(message: unknown): message is Envelope {
  return typeof message === 'object' && message !== null && 'name' in message && typeof message.name === 'string';
}
