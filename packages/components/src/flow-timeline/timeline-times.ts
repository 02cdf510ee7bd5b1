'use client';

import { createContext, useContext } from 'react';
import { formatOffset } from './format-offset.js';

/** What the time column shows: time since the start of the recording, or the time of day it was then. */
export type TimelineTimeFormat = 'recording' | 'clock';

interface EventTimes {
  timeMs: number;
  timestamp: number | null;
}

export type WriteTime = (times: EventTimes) => string;

/** How the rows of the nearest `FlowTimeline` write their times. */
export const TimelineTimesContext = createContext<WriteTime>(writeOffset);

export const useWriteTime = (): WriteTime => useContext(TimelineTimesContext);

/** Writes times as chosen. A time of day needs a language and a place; an event without one shows a dash. */
export function writeTimes(format: TimelineTimeFormat, locale: string, timeZone: string | undefined): WriteTime {
  if (format === 'recording') return writeOffset;
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
    timeZone,
  });
  return ({ timestamp }) => (timestamp !== null && Math.abs(timestamp) <= MAX_DATE_MS ? clock.format(timestamp) : '–');
}

function writeOffset({ timeMs }: EventTimes): string {
  return formatOffset(timeMs);
}

/** What a `Date` can hold. A file may say anything. */
const MAX_DATE_MS = 8.64e15;
