'use client';

import { formatDate, relativeTime } from '@flowlens/core';
import { useFlowLens } from '@flowlens/hooks';
import { type ComponentPropsWithoutRef, useEffect, useState } from 'react';
import { useMessages } from '../../provider/use-messages.js';

/** The shortest step that the text can make. */
const TICK_MS = 60_000;

export interface RelativeTimeProps extends Omit<ComponentPropsWithoutRef<'time'>, 'dateTime' | 'children'> {
  /** ISO 8601. */
  date: string;
  /** Makes the text of two times in epoch milliseconds. @default '2h ago' and the like */
  format?: ((thenMs: number, nowMs: number) => string) | undefined;
}

/**
 * How long ago something was, with the date as its title. A server and the first render in the browser show the
 * date itself, because their clocks differ.
 */
export function RelativeTime({ date, format, ...rest }: RelativeTimeProps) {
  const { locale, timeZone, now } = useFlowLens();
  const m = useMessages('common');
  const [nowMs, setNowMs] = useState<number | null>(null);

  useEffect(() => {
    const tick = () => setNowMs(now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [now]);

  const absolute = formatDate(date, { locale, timeZone: timeZone ?? (nowMs === null ? 'UTC' : undefined) });
  const sayAgo = format ?? ((thenMs: number, now: number) => m.relativeTime(relativeTime(thenMs, now)));
  return (
    <time {...rest} dateTime={date} title={absolute}>
      {nowMs === null ? absolute : sayAgo(Date.parse(date), nowMs)}
    </time>
  );
}
