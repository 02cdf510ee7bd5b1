import { z } from 'zod';
import { recordedCapture } from '../capture/recorded-capture.js';

/** Maximum nesting of a recorded event; redaction is recursive. */
const DEPTH_MAX = 64;
const METADATA_MAX_CHARS = 200;
/** Latest time of an event after the start of its recording: 24 days, the largest integer of the database. */
const TIME_MAX_MS = 2 ** 31 - 1;

const words = z.string().nullish();
const data = z.record(z.string(), z.unknown()).nullish();

/** Deliberately loose (spec §3): recorders differ, readers accept missing fields, and unknown types are kept. */
const anyEvent = z.looseObject({
  type: z.string().min(1).max(100),
  relative_time_ms: z.number().max(TIME_MAX_MS).nullish(),
  timestamp: z.union([z.number(), z.string()]).nullish(),
  correlation_id: z.union([z.string(), z.number()]).nullish(),
  page_url: words,
  action_type: words,
  final_value: words,
  target: data,
  network_request_data: data,
  network_response_data: data,
  console_error_data: data,
  console_warn_data: data,
  console_log_data: data,
  console_info_data: data,
  console_debug_data: data,
  javascript_error_data: data,
  resource_error_data: data,
  csp_violation_data: data,
  sse_message_data: data,
  local_storage_data: data,
  session_storage_data: data,
  navigation_data: data,
  recorder_gap_data: data,
  recorder_mark_data: data,
  websocket_created_data: data,
  websocket_closed_data: data,
  websocket_frame_data: data,
  websocket_handshake_data: data,
});

/** The database accepts these escapes in JSON but cannot read them again. */
const word = z
  .string()
  .max(METADATA_MAX_CHARS)
  .refine((text) => !text.includes('\0') && text.isWellFormed(), 'must not contain NUL or a lone surrogate')
  .optional();
const pixels = z.number().min(0).transform(Math.round).optional();
/** Only these fields are stored, because metadata is not redacted. */
const metadataLine = z.object({
  type: z.literal('metadata'),
  metadata: z.object({
    browser: word,
    browserVersion: word,
    os: word,
    osVersion: word,
    architecture: word,
    timezone: word,
    screenWidth: pixels,
    screenHeight: pixels,
    capture: recordedCapture.optional(),
  }),
});

/** An event as written, and its line number, from 1. */
export interface EventLine {
  event: Record<string, unknown>;
  line: number;
}

/** A line without a readable event: its number, from 1, and the reason. */
export interface SkippedLine {
  line: number;
  message: string;
}

export type RecordedMetadata = z.output<typeof metadataLine>['metadata'];

interface ParsedLines {
  events: EventLine[];
  /** Browser and machine of the recording, if a line describes them. */
  metadata: RecordedMetadata | undefined;
  skipped: SkippedLine[];
  /** Number of lines, including blank ones. */
  linesCount: number;
}

/** Marks a line to skip; the message is the reason. */
class BadLineError extends Error {
  override name = 'BadLineError';
}

/** Parses a batch with one JSON object per line. Lines without an event are skipped and reported. */
export function parseEvents(body: string): ParsedLines {
  const lines = body.split('\n');
  // A trailing line break does not begin another line.
  if (lines.at(-1) === '') lines.pop();
  const parsed: ParsedLines = { events: [], metadata: undefined, skipped: [], linesCount: lines.length };
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const line = index + 1;
    try {
      const value = parseLine(text);
      // Valid events keep their text, including the order of their fields.
      const { type } = checked(anyEvent, value);
      if (type === 'metadata') parsed.metadata = checked(metadataLine, value).metadata;
      else parsed.events.push({ event: value as Record<string, unknown>, line });
    } catch (error) {
      if (!(error instanceof BadLineError)) throw error;
      parsed.skipped.push({ line, message: error.message });
    }
  }
  return parsed;
}

function parseLine(line: string): unknown {
  const value = parseJson(line);
  if (depthExceeds(value, DEPTH_MAX)) throw new BadLineError(`must not nest deeper than ${DEPTH_MAX}`);
  return value;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadLineError('must be JSON');
  }
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data: fitting, error } = schema.safeParse(value);
  if (success) return fitting;
  const [issue] = error.issues;
  throw new BadLineError(`${issue?.path.join('.') || 'the event'}: ${issue?.message ?? 'is not valid'}`);
}

/** Iterates level by level, because recursion into very deep data would overflow the stack. */
function depthExceeds(root: unknown, limit: number): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value as Record<string, unknown>) : [],
    );
  }
  return false;
}
