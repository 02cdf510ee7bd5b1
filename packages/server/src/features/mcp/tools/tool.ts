import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../../../http/actor.js';
import type { Tables } from '../../../platform/database/schema/tables.js';
import type { ToolResult } from '../results/tool-result.js';
import type { ReadFrames } from '../frames/read-frames.js';
import type { Timelines } from '../../timelines/timelines.js';

/** Dependencies of tools. */
export interface ToolParts {
  db: Kysely<Tables>;
  timelines: Timelines;
  readFrames: ReadFrames;
  /** Origin of the app for people. */
  publicUrl: string;
}

/** One call of a tool. */
export interface ToolCall extends ToolParts {
  /** The person whose assistant calls. */
  actor: Actor;
  log: FastifyBaseLogger;
  /** Aborts when the assistant stops waiting. */
  signal: AbortSignal;
}

/** A tool as the MCP server offers it. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  run: (call: ToolCall, input: unknown) => Promise<ToolResult>;
}

interface ToolDefinition<Shape extends z.ZodRawShape> extends Pick<Tool, 'name' | 'title' | 'description'> {
  input: Shape;
  /** @throws Refusal for unsupported requests */
  run: (call: ToolCall, input: z.output<z.ZodObject<Shape, z.core.$strict>>) => Promise<ToolResult>;
}

/** Defines a tool. Its input has no defaults and no transforms, so that it may be checked twice. */
export function defineTool<Shape extends z.ZodRawShape>({ input, run, ...about }: ToolDefinition<Shape>): Tool {
  const schema = z.strictObject(input);
  return { ...about, input: schema, run: async (call, given) => run(call, schema.parse(given)) };
}
