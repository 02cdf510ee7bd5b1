import { browser } from 'wxt/browser';
import { Problem } from './problem.js';
import type { AnswerOf, Envelope, MessageName, Reply, RequestOf } from './messages.js';

/**
 * Sends a request to another part of the extension.
 *
 * @throws the receiver's Problem or an Error with its message; Error when nobody answers
 */
export async function ask<Name extends MessageName>(name: Name, request: RequestOf<Name>): Promise<AnswerOf<Name>> {
  const envelope: Envelope = { name, request };
  const reply: Reply | undefined = await browser.runtime.sendMessage(envelope);
  if (!reply) throw new Error(`Nobody answers ${name}.`);
  if (!reply.ok) throw reply.problem ? new Problem(reply.problem) : new Error(reply.message);
  return reply.value as AnswerOf<Name>;
}
