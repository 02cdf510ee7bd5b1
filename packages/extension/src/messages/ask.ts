import { browser } from 'wxt/browser';
import { Problem } from './problem.js';
import type { AnswerOf, Envelope, MessageName, Reply, RequestOf } from './messages.js';

/** Video and events use other channels. A longer message is a bug, or comes from settings without limits. */
const MESSAGE_MAX_BYTES = 64 * 1024;

/**
 * Sends a request to another part of the extension.
 *
 * @throws the receiver's Problem, or an Error with its message; Error if the request is too long or unanswered
 */
export async function ask<Name extends MessageName>(name: Name, request: RequestOf<Name>): Promise<AnswerOf<Name>> {
  const envelope: Envelope = { name, request };
  const { length } = new TextEncoder().encode(JSON.stringify(envelope));
  if (length > MESSAGE_MAX_BYTES) throw new Error(`${name} is too long.`);
  const reply: Reply | undefined = await browser.runtime.sendMessage(envelope);
  if (!reply) throw new Error(`Nobody answers ${name}.`);
  if (!reply.ok) throw reply.problem ? new Problem(reply.problem) : new Error(reply.message);
  return reply.value as AnswerOf<Name>;
}
