import { cutText } from './network/body-text.js';
import { tryRead } from './network/try-read.js';
import type { Probe, ProbeContext } from './probe.js';

/** Time after an event in which changes by property are found. */
const COMPARE_AFTER_MS = 1000;
/** Maximum length of a value that is passed on; redaction shortens it further. */
const VALUE_MAX_CHARS = 16 * 1024;

type AreaType = 'local_storage' | 'session_storage';

interface Area {
  type: AreaType;
  storage: Storage;
  entries: Map<string, string>;
}

/**
 * Records changes of `localStorage` and `sessionStorage`. Changes by property are found by comparison after the page
 * has accessed a storage or an event was recorded, so an idle page is not woken.
 */
export const observeStorage: Probe = (context) => {
  const { attempt, patches, primordials, window } = context;
  const { apply } = primordials;
  const areas = [areaOf(context, 'local_storage'), areaOf(context, 'session_storage')].filter((area) => area !== null);
  const areaWith = (storage: unknown) => areas.find((area) => area.storage === storage);

  function changed(area: Area, key: string, value: string | null) {
    if (value === (area.entries.get(key) ?? null)) return;
    if (value === null) area.entries.delete(key);
    else area.entries.set(key, value);
    const text = value === null ? {} : { value: cutText(value, VALUE_MAX_CHARS, primordials) };
    add(context, area.type, { key, ...text });
  }

  function compare(area: Area) {
    const entries = readEntries(context, area.storage);
    for (const key of area.entries.keys()) if (!entries.has(key)) changed(area, key, null);
    for (const [key, value] of entries) changed(area, key, value);
  }

  for (const name of ['setItem', 'removeItem']) {
    patches.method(window.Storage.prototype, name, (original, self, args) => {
      const result = apply(original, self, args) as unknown;
      attempt(() => {
        const area = areaWith(self);
        const key = tryRead(() => String(args[0]));
        if (area && key !== undefined) changed(area, key, primordials.storageItem(area.storage, key));
      });
      return result;
    });
  }

  patches.method(window.Storage.prototype, 'clear', (original, self, args) => {
    const result = apply(original, self, args) as unknown;
    attempt(() => {
      const area = areaWith(self);
      if (!area || area.entries.size === 0) return;
      area.entries.clear();
      add(context, area.type, {});
    });
    return result;
  });

  let timer: number | undefined;
  const compareAll = () => areas.forEach(compare);

  function compareLater() {
    timer ??= primordials.setTimeout(() => {
      attempt(compareAll);
      // Last, because the events of the comparison itself need no further one.
      timer = undefined;
    }, COMPARE_AFTER_MS) as unknown as number;
  }

  for (const name of ['localStorage', 'sessionStorage']) {
    patches.getter(window, name, (original, self) => {
      attempt(compareLater);
      return apply(original, self, []) as unknown;
    });
  }
  context.onEvent(compareLater);
  context.onFlush(compareAll);
  return () => primordials.clearTimeout(timer);
};

function add({ emit, now }: ProbeContext, type: AreaType, data: { key?: string; value?: string }) {
  const at = now();
  if (type === 'local_storage') emit({ type, at, local_storage_data: data });
  else emit({ type, at, session_storage_data: data });
}

/** Null if the document has no storage, as in a sandboxed frame. */
function areaOf(context: ProbeContext, type: AreaType): Area | null {
  try {
    const storage = type === 'local_storage' ? context.window.localStorage : context.window.sessionStorage;
    return { type, storage, entries: readEntries(context, storage) };
  } catch {
    return null;
  }
}

function readEntries(
  { primordials: { storageItem, storageKey } }: ProbeContext,
  storage: Storage,
): Map<string, string> {
  const entries = new Map<string, string>();
  for (let index = 0; index < storage.length; index += 1) {
    const key = storageKey(storage, index);
    if (key !== null) entries.set(key, storageItem(storage, key) ?? '');
  }
  return entries;
}
