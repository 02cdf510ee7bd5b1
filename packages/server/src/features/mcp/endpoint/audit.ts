import type { FastifyBaseLogger } from 'fastify';
import { parseFlowReference } from '../flow-reference.js';
import { ALL_TOOLS } from '../tools/all-tools.js';

/** Outcome of a call; `refused` includes arguments that fit no tool. */
export type Outcome = 'answered' | 'not_found' | 'not_captured' | 'refused' | 'failed';

/** Parts of a tool call that the log may contain. */
interface AuditedCall {
  tool: string;
  flow: string | undefined;
}

const NAMES = new Set(ALL_TOOLS.map(({ name }) => name));

/** Reads tool and flow of a message; undefined if it calls no tool. */
export function auditedCall(message: Record<string, unknown>): AuditedCall | undefined {
  if (message['method'] !== 'tools/call') return undefined;
  const { name, arguments: input } = (message['params'] ?? {}) as { name?: unknown; arguments?: { flow?: unknown } };
  const flow = typeof input?.flow === 'string' ? parseFlowReference(input.flow)?.id : undefined;
  return { tool: typeof name === 'string' && NAMES.has(name) ? name : 'unknown', flow };
}

/** Writes one line per tool call: person, tool, flow and outcome, never what was read. */
export function logCall(
  log: FastifyBaseLogger,
  { tool, flow }: AuditedCall,
  { person, outcome }: { person: string; outcome: Outcome },
): void {
  log.info({ tool, flow, person, outcome }, 'an assistant called a tool');
}
